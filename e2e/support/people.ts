import { type Browser, type BrowserContext, expect, type Page, type Response, type Route, type WebSocket } from '@playwright/test';
import { type NewMember, PASSWORD, type RunningMeydan } from './meydan';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 360, height: 800 };
export const DESK: Size = { width: 1440, height: 900 };

/** A browser of its own for one person. */
export async function openBrowser(browser: Browser, meydan: RunningMeydan, size: Size = { width: 1280, height: 900 }): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: meydan.url, viewport: size });
  return context.newPage();
}

/** The same for somebody who has agreed to what is kept for offline use. */
export async function openAgreed(browser: Browser, meydan: RunningMeydan, size?: Size): Promise<Page> {
  const page = await openBrowser(browser, meydan, size);
  await page.context().addInitScript(() => localStorage.setItem('cookieChoice', 'accepted'));
  return page;
}

/** The same with a scheme that follows the system's, which is light at first, and with a clipboard. */
export async function openFollowing(browser: Browser, meydan: RunningMeydan, size?: Size): Promise<Page> {
  const page = await openBrowser(browser, meydan, size);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript(() =>
    localStorage.setItem('themeSettings', JSON.stringify({ theme: 'auto', fontSize: 'medium', compactMode: false, animations: true })),
  );
  return page;
}

/** Writes without the screens, whose own work other steps look at. */
export async function write<T>(page: Page, { url }: RunningMeydan, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data, headers: { origin: url } });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Writes a topic without the dialog and answers its address. */
export async function topicBy(page: Page, meydan: RunningMeydan, title: string, content: string, selectedTags: string[] = ['cqrs']): Promise<string> {
  const categories = (await (await page.request.get('/api/forum/categories')).json()) as { data: { id: string }[] };
  const topic = { title, content, categoryId: categories.data[0]?.id, selectedTags };
  return `/forum/topic/${(await write<{ id: string }>(page, meydan, '/api/forum/topics', topic)).id}`;
}

/** Writes a comment without the composer and answers its id. */
export async function commentBy(page: Page, meydan: RunningMeydan, topic: string, content: string): Promise<string> {
  return (await write<{ id: string }>(page, meydan, `/api/forum/topics/${topic.split('/').at(-1)}/comments`, { content })).id;
}

/** Writes numbered comments, which moderators may do as fast as they like; answers their ids in order. */
export async function commentsBy(page: Page, meydan: RunningMeydan, topic: string, count: number, from = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let number = from; number < from + count; number++)
    ids.push(await commentBy(page, meydan, topic, `${number}. yorum: ${'sırayla okunan bir yazı. '.repeat(4)}`));
  return ids;
}

/** Resolves once a live connection of this page does what `hears` waits for. One that the page before it opened late is none of it: all are heard. */
function heard(page: Page, hears: (socket: WebSocket, done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const watch = (socket: WebSocket) => {
      if (!socket.url().includes('/socket.io/')) return;
      hears(socket, () => {
        page.off('websocket', watch);
        resolve();
      });
    };
    page.on('websocket', watch);
  });
}

/** Resolves when the live connection of the page that is opened next has been let in. */
export const listening = (page: Page): Promise<void> =>
  heard(page, (socket, done) => {
    socket.on('framereceived', ({ payload }) => String(payload).includes('"ready"') && done());
  });

/** Opens a page, and resolves when its live connection listens to a channel. */
export async function openListening(page: Page, address: string, channel: string): Promise<void> {
  const listens = heard(page, (socket, done) => {
    let number: string | undefined;
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes(`"channel":"${channel}"`)) number = /^42\/realtime,(\d+)\[/.exec(String(payload))?.[1];
    });
    socket.on('framereceived', ({ payload }) => number !== undefined && String(payload).startsWith(`43/realtime,${number}[`) && done());
  });
  await page.goto(address);
  await listens;
}

/** Opens a topic, and resolves when its comments are there and the live connection listens to it. */
export async function listenTo(page: Page, topic: string): Promise<void> {
  const id = topic.split('/').at(-1);
  const comments = page.waitForResponse((answer) => answer.url().includes(`/topics/${id}/comments?`) && answer.ok());
  await Promise.all([openListening(page, topic, `topic:${id}`), comments]);
}

/** Signs in without the screen: the session is this browser's from the next page on. */
export async function signIn(page: Page, meydan: RunningMeydan, identifier: string): Promise<void> {
  await write(page, meydan, '/api/auth/login', { identifier, password: PASSWORD, rememberMe: true, timeZone: 'Europe/Istanbul' });
}

/** Signs in as people do it. */
export async function signInByScreen(page: Page, identifier: string): Promise<void> {
  await page.goto('/auth/login');
  await fillSignIn(page, identifier);
  await expect(page.getByText('Giriş başarılı')).toBeVisible();
  await isSignedIn(page);
}

export const isSignedIn = (page: Page) => expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();

/** A member of this name who has a browser of their own and is signed in there. */
export async function visit(browser: Browser, meydan: RunningMeydan, member: NewMember, size?: Size): Promise<Page> {
  await meydan.addMember(member);
  const page = await openBrowser(browser, meydan, size);
  await signIn(page, meydan, member.username);
  return page;
}

export const IREM: NewMember = { username: 'irem', displayName: 'İrem Şahin', role: 'user' };
export const OZAN: NewMember = { username: 'ozan', displayName: 'Ozan Çelik', role: 'user' };
export const DERYA: NewMember = { username: 'derya', displayName: 'Derya Aksoy', role: 'moderator' };

export async function fillSignIn(page: Page, identifier: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Kullanıcı adı veya e-posta').fill(identifier);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click();
}

/** Writes a topic through the dialog and answers its address. */
export async function writeTopic(page: Page, title: string, content: string, tags: string[] = []): Promise<string> {
  await page.goto('/forum');
  await page
    .getByRole('link', { name: 'Yeni Konu Oluştur' })
    .or(page.getByRole('button', { name: 'Yeni Konu Oluştur' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Konu Oluştur' });
  await dialog.getByLabel('Kategori').selectOption({ label: 'Mimari' });
  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByRole('textbox', { name: 'İçerik' }).fill(content);
  for (const tag of tags) {
    await dialog.getByLabel('Etiketler').fill(tag);
    await dialog.getByLabel('Etiketler').press('Enter');
  }
  await dialog.getByRole('button', { name: 'Konu Oluştur' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Reports what `within` shows: the topic's own post or a comment. */
export async function report(page: Page, post: ReturnType<Page['locator']>, reason: string, description: string): Promise<void> {
  await post.getByRole('button', { name: 'Raporla' }).click();
  const dialog = page.getByRole('dialog', { name: 'İçerik Raporla' });
  await dialog.getByRole('radio', { name: reason }).check({ force: true });
  await dialog.getByLabel('Açıklama').fill(description);
  await dialog.getByRole('button', { name: 'Rapor Gönder' }).click();
  await expect(dialog.getByText('Rapor gönderildi. Moderatörler kısa süre içinde inceleyecek.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tamam' }).click();
}

/** Reports a topic without the dialog; resolves when its case stands in the queue, where a later one would wait behind a button. */
export async function reportBy(page: Page, meydan: RunningMeydan, topic: string, reason = 'spam'): Promise<void> {
  const id = topic.split('/').at(-1);
  const { data } = (await (await page.request.get(`/api/forum/posts/${id}`)).json()) as { data: { users: { id: string } } };
  await write(page, meydan, '/api/reports', { reported_type: 'forum_topic', reported_id: id, reported_user_id: data.users.id, reason });
  await meydan.settled();
}

/** Opens the queue's report whose title contains a text and decides on it by keys alone; resolves when the decision is saved. */
export async function decide(page: Page, title: string, key: string, note: string): Promise<void> {
  await settleAtOnce(page);
  await chooseDecision(page, title, key, note);
  await page.clock.fastForward(UNDO_MS);
  await expect(page.getByText('Karar kaydedildi.')).toBeVisible();
}

/** Opens by keys the first case of the queue whose title contains a text. One that opened after the queue was read would wait behind a button. */
export async function openFromQueue(page: Page, title: string): Promise<void> {
  const link = page.getByRole('link', { name: new RegExp(literally(title)) }).first();
  await expect(async () => {
    await page.goto('/adminpanel/');
    await expect(link).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await link.press('Enter');
}

/** The same up to the moment when the time for second thoughts begins. */
export async function chooseDecision(page: Page, title: string, key: string, note: string): Promise<void> {
  await openFromQueue(page, title);
  // Another case may stand open until this one does; its heading has the focus then.
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Raporlanan içerik' })).toBeVisible();
  await canPress(page, key);
  await page.keyboard.press(key);
  // Without a word the button is pressed by its key; from the words the decision is applied with Control.
  if (note) await page.getByRole('textbox', { name: 'Üyeye yazacağınız' }).fill(note);
  await page.keyboard.press(note ? 'Control+Enter' : 'Enter');
  await expect(page.getByRole('region', { name: 'Bildirimler' }).getByRole('button', { name: /^Geri al/ })).toBeVisible();
}

/** Resolves once a key does something: the verbs are there when it is known who may use them, and wait while one of them is carried out. */
export const canPress = (page: Page, key: string) => expect(page.locator(`[aria-keyshortcuts="${key}"]`).locator('visible=true').first()).toBeEnabled();

/** Resolves once an open menu hears keys: the focus comes into it a moment after it is drawn, and would be taken away again from whatever has it by then. */
export const menuHearsKeys = (page: Page) => expect(page.locator('[role="menu"]:focus, [role="menu"] :focus')).toHaveCount(1);

/** Chooses from the menu that is being opened, by keys. */
export async function chooseByKeys(page: Page, name: string | RegExp): Promise<void> {
  await menuHearsKeys(page);
  await page.getByRole('menuitem', { name, exact: typeof name === 'string' }).press('Enter');
}

/** Resolves when the server has answered what is done by then; it is shown before. */
export const answered = (page: Page, method: 'POST' | 'PUT' | 'DELETE', path: RegExp): Promise<Response> =>
  page.waitForResponse((answer) => answer.request().method() === method && path.test(new URL(answer.url()).pathname) && answer.ok());

/** Resolves when the app has taken the place of the page that the server has drawn: until then keys are for nobody. */
export const appIsThere = (page: Page) => expect(page.locator('[data-summary]')).toHaveCount(0);

/** How long a moderator may think again before a decision is sent. */
const UNDO_MS = 10_000;
const withClock = new WeakSet<Page>();

/** From its next page on, this browser's time can be moved. */
async function settleAtOnce(page: Page): Promise<void> {
  if (withClock.has(page)) return;
  withClock.add(page);
  await page.clock.install();
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Lets nothing of a page reach the server but what somebody sends; answers how to end that. What is asked or kept by itself would be the first to learn that a
 * session has ended, and what was to be pressed would be gone.
 */
export async function onlySent(page: Page): Promise<() => Promise<void>> {
  const hold = (route: Route) => (route.request().method() === 'GET' || route.request().url().includes('/drafts/') ? route.abort() : route.continue());
  await page.route('**/api/**', hold);
  return () => page.unroute('**/api/**', hold);
}
