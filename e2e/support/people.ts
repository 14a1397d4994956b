import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { PASSWORD, type RunningMeydan } from './meydan';

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
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** Writes a topic without the dialog and answers its address. */
export async function topicBy(page: Page, meydan: RunningMeydan, title: string, content: string): Promise<string> {
  const categories = (await (await page.request.get('/api/forum/categories')).json()) as { data: { id: string }[] };
  const topic = { title, content, categoryId: categories.data[0]?.id, selectedTags: ['cqrs'] };
  return `/forum/topic/${(await write<{ id: string }>(page, meydan, '/api/forum/topics', topic)).id}`;
}

export async function signIn(page: Page, identifier: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth/login');
  await fillSignIn(page, identifier, password);
  await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
}

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

/** Opens the queue's report whose title contains a text and decides on it by keys alone; resolves when the decision is saved. */
export async function decide(page: Page, title: string, key: string, note: string): Promise<void> {
  await page.goto('/adminpanel/');
  await page
    .getByRole('link', { name: new RegExp(literally(title)) })
    .first()
    .click();
  await expect(page.getByText('Raporlandığı andaki hâli')).toBeVisible();
  await page.keyboard.press(key);
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox').fill(note);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Karar kaydedildi.')).toBeVisible({ timeout: 20_000 });
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
