import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { RunningMeydan } from './meydan';
import { DESK, IREM, isSignedIn, OZAN, visit, write } from './people';

export const idOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/auth/session')).json()) as { data: { user: { id: string } } }).data.user.id;
export const logOf = (page: Page) => page.getByRole('log');
export const field = (page: Page) => page.getByPlaceholder('Bir mesaj yazın...');
export const rowOf = (page: Page, text: string): Locator => logOf(page).getByRole('listitem').filter({ hasText: text });

/** Writes as people do it. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  // What is put in before the field is free for it goes with what was sent.
  await expect(field(page)).toHaveValue('');
}

export interface Given {
  name: string;
  type: string;
  bytes: Buffer;
}
type How = 'paste' | 'dragenter' | 'drop';

/** Gives files to a conversation as the clipboard or the pointer does. */
export const give = (page: Page, how: How, ...files: Given[]) =>
  field(page).evaluate(
    (place, { how, files }) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of files) data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }));
      const init = { bubbles: true, cancelable: true };
      place.dispatchEvent(how === 'paste' ? new ClipboardEvent(how, { ...init, clipboardData: data }) : new DragEvent(how, { ...init, dataTransfer: data }));
    },
    { how, files: files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })) },
  );

export const picked = (page: Page) => page.getByRole('list', { name: 'Eklenen dosyalar' }).getByRole('listitem');

/** The picture has been drawn, from one link or another. */
export const isDrawn = (page: Page, name: RegExp, within = 'body') =>
  expect
    .poll(() =>
      page
        .locator(within)
        .getByRole('img', { name })
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);

/** Writes without the screen, no faster than members may. */
export async function writesMany(page: Page, meydan: RunningMeydan, chatId: string, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    if (number % 50 === 0) meydan.clock.advance({ minutes: 1 });
    await write(page, meydan, `/api/chat/${chatId}/messages`, { content: `mesaj ${number}.` });
  }
}

/** Two members who know each other long enough to write as they like, and their conversation. */
export async function acquainted(browser: Browser, meydan: RunningMeydan) {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  // Both have answered what else lies in the corner of the page.
  for (const page of [ozan, irem]) await page.context().addInitScript(() => localStorage.setItem('cookieChoice', 'rejected'));
  meydan.clock.advance({ days: 8 });
  const { id } = await write<{ id: string }>(irem, meydan, '/api/chat/start', { otherUserId: await idOf(ozan) });
  await write(irem, meydan, `/api/chat/${id}/messages`, { content: 'Merhaba!' });
  await write(ozan, meydan, `/api/chat/${id}/accept`, {});
  return { ozan, irem, id };
}

/** Opens a conversation from the panel, and resolves when its messages are there. */
export async function openWith(page: Page, name: string): Promise<void> {
  await page.goto('/forum');
  await isSignedIn(page);
  await page.getByRole('button', { name: /^Mesajlaşma/ }).click();
  await page
    .getByRole('region', { name: 'Mesajlaşma' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await expect(logOf(page)).toHaveAttribute('aria-busy', 'false');
}

/** Whatever the browser has kept of this address. */
export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = databases.map(
      ({ name }) =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open(name ?? '');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = async () => {
            const stores = [...opening.result.objectStoreNames];
            const all = stores.map(
              (store) =>
                new Promise<unknown>((done) => {
                  const asking = opening.result.transaction(store).objectStore(store).getAll();
                  asking.onsuccess = () => done(asking.result);
                }),
            );
            resolve(await Promise.all(all));
          };
        }),
    );
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(rows), cached]);
  });
