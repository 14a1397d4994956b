import { createServer, request } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, test } from './support/meydan';
import {
  appIsThere,
  commentBy,
  DERYA,
  DESK,
  fillSignIn,
  IREM,
  isSignedIn,
  listening,
  openAgreed,
  openBrowser,
  PHONE,
  signIn,
  topicBy,
  visit,
} from './support/people';
import { inBothSchemes, noGraveFindings, notSideways } from './support/sound';

const CONTENT = 'Okuma modelimizi değiştirdiğimizde bütün olayları yeniden oynatıyoruz.';

test('guests see that members have more, and come back to where they were', async ({ meydan, browser }) => {
  const guest = await openBrowser(browser, meydan, DESK);
  await guest.goto('/forum?sort=new');
  const here = encodeURIComponent('/forum?sort=new');
  for (const size of [DESK, PHONE]) {
    await guest.setViewportSize(size);
    const sidebar = await openSidebar(guest);
    const lock = sidebar.getByRole('region', { name: 'Hesabınız Yok mu?' });
    await expect(lock).toContainText('Bu özellikleri kullanmak için giriş yapın veya hesap oluşturun.');
    await expect(sidebar.locator('[inert]')).toHaveCSS('filter', /blur/);
    await expect(lock.getByRole('link', { name: 'Üye Ol' })).toHaveAttribute('href', `/auth/register?redirect=${here}`);
    await inBothSchemes(guest);
  }
  await guest.getByRole('dialog', { name: 'Menü' }).getByRole('region', { name: 'Hesabınız Yok mu?' }).getByRole('link', { name: 'Giriş Yap' }).click();
  await expect(guest).toHaveURL(`/auth/login?redirect=${here}`);
});

test('members find what they read last in the sidebar, each only their own', async ({ meydan, browser }) => {
  await meydan.addMember(IREM);
  const page = await visit(browser, meydan, DERYA, DESK);
  await topicBy(page, meydan, 'Okunacak konu', CONTENT);
  await page.goto('/forum');
  const title = await openFirstTopic(page);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    const panel = (await openSidebar(page)).getByRole('region', { name: 'Son okuduğunuz konular' });
    await expect(panel.getByRole('link', { name: title })).toBeVisible();
    await noGraveFindings(page);
  }
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page).toHaveURL('/auth/login');
  await fillSignIn(page, 'irem');
  await isSignedIn(page);
  await page.goto('/forum');
  const theirs = (await openSidebar(page)).getByRole('region', { name: 'Son okuduğunuz konular' });
  await expect(theirs).toContainText('Okuduğunuz konular burada durur');
});

test('the drawer keeps the focus, and goes by key, by finger and by its backdrop', async ({ meydan, browser }) => {
  const context = await browser.newContext({ baseURL: meydan.url, viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/forum');
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  await opener.press('Enter');
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await swipeLeft(page, drawer);
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(PHONE.width - 10, PHONE.height / 2);
  await expect(drawer).toBeHidden();
  await opener.click();
  await drawer.getByRole('link', { name: 'Ana sayfa' }).click();
  await expect(page).toHaveURL('/');
  await expect(drawer).toBeHidden();
  await context.close();
});

test('the look is chosen once, holds everywhere and does not flash', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan, PHONE);
  await page.goto('/settings');
  await page.getByRole('article').first().waitFor();
  expect(await looks(page)).toEqual({ scheme: 'light', size: 'medium', compact: 'false', animations: 'true' });
  const [type, gap] = [await rootSize(page), await gapOf(page)];
  await page.getByRole('radio', { name: 'Koyu' }).check();
  await page.getByRole('radio', { name: 'Büyük' }).check();
  await page.getByLabel('Sıkışık görünüm').check();
  await page.getByLabel('Animasyonlar').uncheck();
  await looksAtBothWidths(page);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('themeSettings') ?? '{}'))).toEqual({
    theme: 'dark',
    fontSize: 'large',
    compactMode: true,
    animations: false,
  });
  const chosen = { scheme: 'dark', size: 'large', compact: 'true', animations: 'false' };
  expect(await looks(page)).toEqual(chosen);
  expect(await rootSize(page)).toBeGreaterThan(type);
  expect(await gapOf(page)).toBeLessThan(gap);
  // The first thing that is painted has the chosen look already: the app itself has not even been asked for.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/forum', { waitUntil: 'domcontentloaded' });
  expect(await looks(page)).toEqual(chosen);
  await page.unroute('**/assets/*.js');
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Koyu' })).toBeChecked();
  await page.getByRole('button', { name: 'Varsayılana dön' }).click();
  await expect.poll(() => looks(page)).toEqual({ scheme: 'light', size: 'medium', compact: 'false', animations: 'true' });
});

test('“Sistem” follows the device while one looks', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Sistem' }).check();
  await expect.poll(async () => (await looks(page)).scheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('doors send guests to sign in and members without the role away', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  await meydan.addMember({ username: 'derya', displayName: 'Derya Aksoy', role: 'moderator' });
  const page = await openBrowser(browser, meydan, PHONE);
  for (const wanted of ['/settings/sessions?from=mail', '/moderator/queue?status=open']) {
    await page.goto(wanted);
    await expect(page).toHaveURL(`/auth/login?reason=auth_required&redirect=${encodeURIComponent(wanted).replaceAll('%20', '+')}`);
    await expect(page.getByText('Bu işlem için giriş yapmalısınız.')).toBeVisible();
  }
  await signIn(page, meydan, 'irem');
  await page.goto('/moderator');
  await expect(page).toHaveURL('/unauthorized');
  await page.goto('/settings/boyle-bir-bolum-yok');
  await expect(page.getByRole('heading', { name: 'Sayfa Bulunamadı' })).toBeVisible();
  await signIn(page, meydan, 'derya');
  await page.goto('/moderator');
  await expect(page).toHaveURL(/\/adminpanel\//);
});

test('the way in is said to be open until the session has answered', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/session', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/moderator');
  await expect(page.getByText('Yukleniyor...')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a member is greeted at once after a reload, and never under another name', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const page = await openAgreed(browser, meydan);
  await signIn(page, meydan, 'irem');
  await page.goto('/forum');
  await isSignedIn(page);
  await page.route('**/api/auth/session', () => undefined);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hesap menüsü: İrem Şahin' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Üye Ol' })).toHaveCount(0);
  await page.unroute('**/api/auth/session');
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Üye Ol' })).toBeVisible();
  await expect.poll(() => storedText(page)).not.toContain('İrem');
});

test('signing out in one tab empties the others and the device', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const first = await openAgreed(browser, meydan);
  await signIn(first, meydan, 'irem');
  const address = await topicBy(first, meydan, 'Yalnız benim okuduğum konu', CONTENT);
  await first.goto(address);
  await isSignedIn(first);
  const second = await first.context().newPage();
  await second.goto(address);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Yalnız benim okuduğum konu');
  await expect.poll(() => storedText(second)).toContain('Yalnız benim okuduğum konu');
  expect(await storedText(second)).not.toContain('irem@ornek.dev');
  await signOut(first);
  await expect(second).toHaveURL(/\/auth\/login/);
  await expect.poll(() => storedText(second)).not.toContain('Yalnız benim');
  await expect.poll(() => storedText(first)).not.toContain('İrem');
});

test('what another build or another member has left is not read', async ({ meydan, browser }) => {
  await topicBy(await visit(browser, meydan, IREM), meydan, 'Konuktan kalan konu', CONTENT);
  const page = await openAgreed(browser, meydan);
  await page.goto('/forum');
  await expect(page.locator('[data-topic-link]').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('queryCache') ?? '')).toContain('guest');
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('queryCache') ?? '');
    localStorage.setItem('queryCache', JSON.stringify({ ...stored, owner: stored.owner.replace('index-', 'index-eski-') }));
  });
  await page.route('**/api/forum/**', (route) => route.abort());
  await page.goto('/forum');
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
  await expect(page.locator('[data-topic-link]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('queryCache') ?? '')).not.toContain('index-eski-');
});

test('what was read can be read again without a connection', async ({ meydan, browser }) => {
  await meydan.addMember(DERYA);
  const page = await openAgreed(browser, meydan, PHONE);
  await signIn(page, meydan, DERYA.username);
  await commentBy(page, meydan, await topicBy(page, meydan, 'Bağlantısız okunacak konu', CONTENT), 'Yanıtı da okunur.');
  await page.goto('/forum');
  const title = await openFirstTopic(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('queryCache') ?? '')).toContain('comments');
  await workerReady(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Çevrimdışısınız\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Hesap menüsü: Derya Aksoy' })).toBeVisible();
  await looksAtBothWidths(page);
  await page.goto('/forum');
  await expect(page.locator('[data-topic-link]').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Çevrimdışısınız\./)).toBeHidden();
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain('/index.html');
  expect(cached.filter((path) => /^\/(api|adminpanel|socket\.io)/.test(path))).toEqual([]);
});

test('a new build asks to be loaded, and is', async ({ meydan, browser }) => {
  const front = await standInFrontOf(meydan.url);
  const page = await openAgreed(browser, { ...meydan, url: front.url });
  await page.goto('/');
  await workerReady(page);
  const entry = await page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src') ?? '');
  const built = await (await fetch(`${meydan.url}/sw.js`)).text();
  expect(built).toContain(entry);
  front.answers.set('/sw.js', built.replaceAll(entry, '/theme-boot.js?sonraki'));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(page.getByText('Yeni sürüm hazır')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Yenile' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().close();
  await front.stop();
});

test('when the live connection is back only the session is asked for: what was missed comes by itself', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'ozan', displayName: 'Ozan Çelik', role: 'user' });
  const page = await openBrowser(browser, meydan, PHONE);
  await signIn(page, meydan, 'ozan');
  // A browser that knows its member opens one connection, and asks for nothing twice.
  const live = listening(page);
  await page.goto('/forum');
  await isSignedIn(page);
  // Its connection is not to be taken for one of the next page.
  await live;
  const cut: (() => Promise<void>)[] = [];
  let letIn = 0;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (String(message).includes('["ready"')) letIn += 1;
      socket.send(message);
    });
    cut.push(() => socket.close());
  });
  const asking = ['/api/auth/session', '/api/reports/warnings/latest'].map((path) => page.waitForResponse((answer) => answer.url().endsWith(path)));
  await page.goto('/forum');
  await Promise.all(asking);
  await expect.poll(() => letIn).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(cut).toHaveLength(1);
  const asked = { warnings: 0, session: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports/warnings/latest')) asked.warnings += 1;
    if (request.url().endsWith('/api/auth/session')) asked.session += 1;
  });
  await cut[0]?.();
  await expect.poll(() => cut.length).toBe(2);
  await expect.poll(() => asked).toEqual({ warnings: 0, session: 1 });
});

test('one signs up with the keyboard alone', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan, PHONE);
  const name = 'klavye';
  await page.goto('/');
  await appIsThere(page);
  await tabTo(page, 'Üye Ol');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/register/);
  for (const [field, value] of [
    ['email', `${name}@ornek.dev`],
    ['username', name],
    ['password', PASSWORD],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(value);
  }
  await tabTo(page, 'read');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kayıt başarılı! E-posta adresinizi doğrulayın.')).toBeVisible();
  const link = /http:\/\/meydan\.test(\S+)/.exec(await meydan.mailTo(`${name}@ornek.dev`))?.[1] ?? '';
  await page.goto(link);
  await expect(page.getByText('E-posta adresiniz doğrulandı. Hoş geldiniz!')).toBeVisible();
  await expect(page.getByRole('button', { name: `Hesap menüsü: ${name}` })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth/login');
  await tabTo(page, 'identifier');
  await page.keyboard.type(name);
  await tabTo(page, 'password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Hesap menüsü: ${name}` })).toBeVisible();
});

/** The left column, or on a phone the drawer that holds the same. */
async function openSidebar(page: Page) {
  if (page.viewportSize()?.width === DESK.width) return page.getByRole('complementary', { name: 'Kenar çubuğu' });
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  return page.getByRole('dialog', { name: 'Menü' });
}

/** Opens the topic on top of the list and answers its title. */
async function openFirstTopic(page: Page): Promise<string> {
  const link = page.locator('[data-topic-link]').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

const looks = (page: Page) =>
  page.evaluate(() => {
    const { mantineColorScheme: scheme, fontSize: size, compact, animations } = document.documentElement.dataset;
    return { scheme, size, compact, animations };
  });
const rootSize = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const gapOf = (page: Page) =>
  page.evaluate(
    () =>
      Number.parseFloat(getComputedStyle(document.querySelector('article') as Element).paddingTop) /
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );

/** What another server in front of an installation answers in its place; everything else is passed on. */
async function standInFrontOf(behind: string): Promise<{ url: string; answers: Map<string, string>; stop(): Promise<void> }> {
  const answers = new Map<string, string>();
  const server = createServer((asked, answer) => {
    const own = answers.get(asked.url ?? '');
    if (own !== undefined) return void answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(own);
    const passed = request(behind + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, answers, stop };
}

/** A look that was chosen stays; only the window is drawn wider. */
async function looksAtBothWidths(page: Page): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await notSideways(page);
    await noGraveFindings(page);
  }
}

/** Everything that the site keeps on the device for its next visit, but for what was chosen or read. */
const storedText = (page: Page) => page.evaluate(() => (localStorage.getItem('queryCache') ?? '') + (localStorage.getItem('knownMember') ?? ''));

async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() =>
    navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated' && navigator.serviceWorker.controller !== null),
  );
}

async function swipeLeft(page: Page, drawer: ReturnType<Page['locator']>): Promise<void> {
  await expect(drawer).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 220, y: 500 }] });
  for (const x of [180, 120, 60]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 500 }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Presses Tab until what has the focus says or is named this, once it is drawn. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  const drawn = page.locator(`[name="${wanted}"]`).or(page.getByText(wanted, { exact: true }));
  await expect(drawn.first()).toBeVisible();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => [document.activeElement?.textContent?.trim(), document.activeElement?.getAttribute('name')]);
    if (found.includes(wanted)) return;
  }
  throw new Error(`Tab does not lead to ${wanted}`);
}
