import { expect, type Page, type Request } from '@playwright/test';
import { test } from './support/meydan';
import { commentBy, commentsBy, DERYA, fillSignIn, IREM, isSignedIn, openBrowser, PHONE, signIn, topicBy, visit } from './support/people';
import { inOrder } from './support/sound';

const CONTENT = 'Okunacak uzun bir konu: burada her şey sırayla anlatılıyor.';

const post = (page: Page, number: number) => page.getByRole('article', { name: new RegExp(`^${number}\\. yorum,`) });
const saved = (page: Page, part: string, method = 'PUT') =>
  page.waitForResponse((answer) => answer.url().includes(part) && answer.request().method() === method && answer.ok());

const isAbout = (request: Request, text: string): boolean => request.method() === 'PUT' && (request.postData() ?? '').includes(text);

test('a long topic is read from any place and goes on where it stopped', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA);
  const topic = await topicBy(derya, meydan, 'Üç yüz yorumlu konu', CONTENT);
  const ids = await commentsBy(derya, meydan, topic, 300);
  const page = await visit(browser, meydan, IREM, PHONE);

  await test.step('a link leads into the middle, and older comments come without a jump', async () => {
    const told = saved(page, '/api/forum/reading');
    await page.goto(`${topic}#comment-${ids[149]}`);
    await expect(post(page, 150)).toBeInViewport();
    await expect(post(page, 150)).toBeFocused();
    await told;
    const older = page.getByRole('button', { name: /^Öncekileri göster/ });
    await older.scrollIntoViewIfNeeded();
    const first = page.getByRole('article', { name: /^\d+\. yorum,/ }).first();
    const anchor = page.locator(`#${await first.getAttribute('id')}`);
    const before = await anchor.evaluate((element) => element.getBoundingClientRect().top);
    // Something comes late, as a picture does; whoever has gone elsewhere is not fetched back.
    await page.evaluate(async () => {
      document.body.append(Object.assign(document.createElement('div'), { textContent: 'geç gelen' }));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(Math.abs((await anchor.evaluate((element) => element.getBoundingClientRect().top)) - before)).toBeLessThan(2);
    await older.click();
    await expect(post(page, 100)).toBeAttached();
    await expect.poll(async () => Math.abs((await anchor.evaluate((element) => element.getBoundingClientRect().top)) - before)).toBeLessThan(2);
  });

  await test.step('both ends are a press away', async () => {
    await page.goto(topic);
    await expect(post(page, 1)).toBeAttached();
    await expect(page.getByRole('link', { name: /Kaldığınız yerden devam edin · 1\d\d yeni/ })).toBeVisible();
    await inOrder(page, 'nav[aria-label="Okuma"]');
    await page.getByRole('navigation', { name: 'Okuma' }).getByRole('link', { name: 'Son yorum' }).click();
    await expect(post(page, 300)).toBeInViewport();
    await expect(page).toHaveURL(/#son-yorum$/);
  });

  await test.step('a link to a comment that is gone says so and shows the topic', async () => {
    await page.goto(`${topic}#comment-${ids[199]}`);
    await expect(post(page, 200)).toBeInViewport();
    await page.goto(`${topic}#comment-01900000-0000-7000-8000-000000000000`);
    await expect(page.getByText('Bağlantının gösterdiği yorum bulunamadı veya kaldırıldı.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Bağlantının gösterdiği yorum bulunamadı veya kaldırıldı.')).toBeVisible();
    await expect(post(page, 1)).toBeAttached();
  });
});

test('what is new is marked on every device, and n goes there', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA);
  const topic = await topicBy(derya, meydan, 'Okunan konu', CONTENT);
  await commentsBy(derya, meydan, topic, 12);
  const page = await visit(browser, meydan, IREM, PHONE);
  const told = page.waitForRequest((request) => request.method() === 'PUT' && /"comments":\["/.test(request.postData() ?? ''));
  // The topic may be answered later than its comments.
  const comments = page.waitForResponse((answer) => answer.url().includes('/comments?') && answer.ok());
  await page.route(`**/api/forum/posts/${topic.split('/').at(-1)}`, async (route) => {
    await (await comments).finished();
    await route.continue();
  });
  await page.goto(`${topic}#son-yorum`);
  await expect(post(page, 12)).toBeInViewport();
  await (await told).response();
  await page.context().close();
  meydan.clock.advance({ minutes: 5 });
  await commentsBy(derya, meydan, topic, 3, 13);
  const elsewhere = await openBrowser(browser, meydan, PHONE);
  await signIn(elsewhere, meydan, 'irem');
  await elsewhere.goto('/forum');
  await expect(elsewhere.getByRole('link', { name: 'Okunan konu (okunmadı)' })).toBeVisible();
  await expect(elsewhere.getByText('3 yeni', { exact: true })).toBeVisible();
  await inOrder(elsewhere);
  await elsewhere.goto(topic);
  await elsewhere.getByRole('link', { name: 'Kaldığınız yerden devam edin · 3 yeni' }).click();
  await expect(post(elsewhere, 12)).toBeFocused();
  await elsewhere.keyboard.press('n');
  await expect(post(elsewhere, 13)).toBeFocused();
  await elsewhere.keyboard.press('n');
  await elsewhere.keyboard.press('p');
  await expect(post(elsewhere, 13)).toBeFocused();
  await inOrder(elsewhere);
  await elsewhere.goto(`${topic}#son-yorum`);
  await expect(post(elsewhere, 15)).toBeInViewport();
  await elsewhere.getByRole('textbox', { name: 'Yorum' }).fill('Benim yazdığım bana yeni değildir.');
  await elsewhere.keyboard.press('Control+Enter');
  await expect(post(elsewhere, 16)).toBeVisible();
  // What is sent is shown before it is answered; only then it can be told as read.
  const read = async () =>
    (await (await elsewhere.request.get(`/api/forum/reading?ids=${topic.split('/').at(-1)}`)).json()) as { data: { marks: { number: number }[] } };
  await expect.poll(async () => (await read()).data.marks[0]?.number).toBe(16);
  await elsewhere.goto('/forum');
  await expect(elsewhere.getByRole('link', { name: 'Okunan konu', exact: true })).toBeVisible();
  await expect(elsewhere.getByText(/^\d+ yeni$/)).toHaveCount(0);
  await elsewhere.context().close();
});

test('a draft survives reload, sign-out and a second device', async ({ meydan, browser }) => {
  const page = await visit(browser, meydan, IREM, PHONE);
  const topic = await topicBy(page, meydan, 'Taslak konusu', CONTENT);
  await page.goto(topic);
  const field = (of: Page) => of.getByRole('textbox', { name: 'Yorum' });
  const type = async (of: Page, text: string) => {
    // What was typed before may be on its way still.
    const kept = of.waitForResponse((answer) => answer.url().includes('/api/forum/drafts/comment') && answer.ok() && isAbout(answer.request(), text));
    await field(of).fill(text);
    await kept;
  };

  await test.step('it is there after a reload, and listed', async () => {
    await field(page).fill('Yarım kalan yanıt');
    await page.reload();
    await expect(field(page)).toHaveValue('Yarım kalan yanıt');
    await type(page, 'Yarım kalan uzun yanıt');
    await page.goto('/forum/drafts');
    await expect(page.getByRole('link', { name: 'Taslak konusu', exact: true })).toBeVisible();
    await inOrder(page);
    await page.getByRole('link', { name: 'Taslak konusu', exact: true }).click();
    await expect(field(page)).toHaveValue('Yarım kalan uzun yanıt');
  });

  await test.step('signing out takes it from the device, signing in brings it back', async () => {
    await field(page).fill('Çıkmadan hemen önce');
    await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Çıkmadan');
    await fillSignIn(page, 'irem');
    await isSignedIn(page);
    await page.goto(topic);
    await expect(field(page)).toHaveValue('Çıkmadan hemen önce');
  });

  await test.step('who comes later is asked, and nothing is overwritten', async () => {
    const elsewhere = await openBrowser(browser, meydan, PHONE);
    await signIn(elsewhere, meydan, 'irem');
    await elsewhere.goto(topic);
    await expect(field(elsewhere)).toHaveValue('Çıkmadan hemen önce');
    await type(page, 'Birinci cihazdan');
    await field(elsewhere).fill('İkinci cihazdan');
    await expect(elsewhere.getByText('Başka bir yerde daha yeni bir taslak var')).toBeVisible();
    await inOrder(elsewhere);
    await elsewhere.getByRole('button', { name: 'Onu aç' }).click();
    await expect(field(elsewhere)).toHaveValue('Birinci cihazdan');
    await type(elsewhere, 'İkinci cihazdan yine');
    await field(page).fill('Birinci cihazdan yine');
    const kept = saved(page, '/api/forum/drafts/comment');
    await page.getByRole('button', { name: 'Bunu koru' }).click();
    await kept;
    await elsewhere.reload();
    await expect(field(elsewhere)).toHaveValue('Birinci cihazdan yine');
    await elsewhere.context().close();
  });

  await test.step('a second tab that writes is noticed, and what was sent is gone everywhere', async () => {
    const tab = await page.context().newPage();
    await tab.goto(topic);
    await expect(field(tab)).toHaveValue('Birinci cihazdan yine');
    await type(tab, 'İkinci sekmeden');
    await expect(page.getByText('Başka bir yerde daha yeni bir taslak var')).toBeVisible();
    await page.getByRole('button', { name: 'Onu aç' }).click();
    await expect(field(page)).toHaveValue('İkinci sekmeden');
    const gone = saved(page, '/api/forum/drafts/comment', 'DELETE');
    await page.getByRole('button', { name: 'Yanıtla' }).click();
    await expect(post(page, 1)).toContainText('İkinci sekmeden');
    await gone;
    await expect(field(tab)).toHaveValue('');
    await page.goto('/forum/drafts');
    await expect(page.getByText('Taslağınız yok')).toBeVisible();
  });
});

test('leaving asks while the server does not have what was typed', async ({ meydan, browser }) => {
  const page = await visit(browser, meydan, IREM);
  await page.goto(await topicBy(page, meydan, 'Taslak konusu', CONTENT));
  await page.route('**/api/forum/drafts/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.getByRole('textbox', { name: 'Yorum' }).fill('Sunucuya ulaşmayan');
  await page.getByRole('link', { name: 'Forum', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' });
  await dialog.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(page.getByRole('textbox', { name: 'Yorum' })).toHaveValue('Sunucuya ulaşmayan');
});

test('marks that stack without end cover nothing of the next comment', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA);
  const topic = await topicBy(derya, meydan, 'Konu üstünde kule', CONTENT);
  const tower = `a${'\u0301\u0302\u0303\u030b\u0315'.repeat(60)}${'\u0316\u0317\u0318'.repeat(60)} `;
  await commentBy(derya, meydan, topic, tower.repeat(9));
  await commentsBy(derya, meydan, topic, 1, 2);
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await browser.newContext({ viewport: PHONE, baseURL: meydan.url, javaScriptEnabled })).newPage();
    await page.goto(topic);
    const next = page.getByRole('article').filter({ hasText: 'sırayla okunan' });
    // Letters, pictures and what follows the page have come: from here on nothing but the marks may change it.
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => void (await document.fonts.ready));
    const picture = () => next.screenshot({ animations: 'disabled', caret: 'hide', mask: [next.locator('time')] });
    const beside = await picture();
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) (walker.currentNode as Text).data = (walker.currentNode as Text).data.replace(/\p{M}{4,}/gu, '');
    });
    await expect.poll(async () => beside.equals(await picture())).toBe(true);
    await page.context().close();
  }
});
