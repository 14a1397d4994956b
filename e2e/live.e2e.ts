import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { DESK, openBrowser, PHONE, signIn } from './support/people';
import { inOrder } from './support/sound';

const CONTENT = 'Canlı izlenecek bir konu: burada her şey sırayla anlatılıyor.';

/** Comments by the page's own calls; answers their ids in order. */
const comment = (page: Page, topic: string, count: number): Promise<string[]> =>
  page.evaluate(
    async ([path, many]) => {
      const ids: string[] = [];
      for (let number = 1; number <= many; number++) {
        const answer = await fetch(`/api/forum/topics/${path.split('/').at(-1)}/comments`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ content: `${number}. yazı: ${'sırayla okunan bir yazı. '.repeat(4)}` }),
        });
        ids.push((await answer.json()).data.id);
      }
      return ids;
    },
    [topic, count] as const,
  );

/** A topic by the page's own call; answers its address. */
const openTopic = (page: Page, title: string, tags: string[] = []): Promise<string> =>
  page.evaluate(
    async ([title, content, selectedTags]) => {
      const categories = await (await fetch('/api/forum/categories')).json();
      const answer = await fetch('/api/forum/topics', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ title, content, selectedTags, categoryId: categories.data[0].id }),
      });
      return `/forum/topic/${(await answer.json()).data.id}`;
    },
    [title, CONTENT, tags] as const,
  );
/** The page's live connection once it listens. */
async function listening(page: Page, address: string): Promise<void> {
  const live = page.waitForEvent('websocket');
  await page.goto(address);
  await (await live).waitForEvent('framereceived', { predicate: ({ payload }) => /"position":\d/.test(String(payload)) });
}

for (const size of [PHONE, DESK]) {
  test(`what happens is told without a reload, and everything is marked as read at once, at ${size.width} px`, async ({ meydan, browser }) => {
    test.setTimeout(60_000);
    await meydan.addMember({ username: 'derya', displayName: 'Derya Aksoy', role: 'moderator' });
    await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
    const derya = await openBrowser(browser, meydan, size);
    await signIn(derya, 'derya');
    const topic = await openTopic(derya, 'Uzun konu');
    const page = await openBrowser(browser, meydan, size);
    await signIn(page, 'irem');
    const begun = page.waitForResponse((answer) => answer.url().includes('/api/forum/reading') && answer.request().method() === 'PUT');
    await page.goto('/forum');
    await begun;

    await test.step('what was written while the connection was away is told when it is back', async () => {
      const asked: string[] = [];
      await listening(page, topic);
      // Whether it listens to this channel, too, is certain once it has heard of something.
      await expect(async () => {
        await comment(derya, topic, 1);
        await expect(page.getByRole('button', { name: /yeni yorum$/ })).toBeVisible({ timeout: 2_000 });
      }).toPass();
      const known = Number.parseInt((await page.getByRole('button', { name: /yeni yorum$/ }).textContent()) ?? '', 10);
      page.on('request', (request) => /\/comments\?/.test(request.url()) && asked.push(request.url()));
      await page.context().setOffline(true);
      await comment(derya, topic, 2);
      await page.context().setOffline(false);
      await expect(page.getByRole('button', { name: `${known + 2} yeni yorum` })).toBeVisible({ timeout: 15_000 });
      expect(asked).toEqual([]);
    });

    await test.step('everything is marked as read, and is not again', async () => {
      meydan.clock.advance({ minutes: 5 });
      await openTopic(derya, 'Yeni açılan konu', ['canlı']);
      await page.goto('/forum');
      const unread = page.getByRole('link', { name: 'Yeni açılan konu (okunmadı)' });
      await expect(unread).toBeVisible();
      await inOrder(page, 'main');
      await page.getByRole('button', { name: 'Tümünü okundu say' }).click();
      await expect(page.getByText('Tüm konular okundu sayıldı.')).toBeVisible();
      await expect(page.getByRole('link', { name: /okunmadı/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Geri al' }).click();
      await expect(unread).toBeVisible();
      await page.getByRole('button', { name: 'Tümünü okundu say' }).click();
      await expect(page.getByRole('link', { name: /okunmadı/ })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Yeni açılan konu', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /okunmadı/ })).toHaveCount(0);
    });
    await page.context().close();

    await test.step('a guest is told of new topics, also of those with one tag', async () => {
      const guest = await openBrowser(browser, meydan, size);
      await listening(guest, '/forum?tag=canli');
      await openTopic(derya, 'Etiketsiz konu');
      await openTopic(derya, 'Etiketli konu', ['canlı']);
      await guest.getByRole('button', { name: '1 yeni konu' }).click();
      await expect(guest.getByRole('link', { name: 'Etiketli konu' })).toBeVisible();
      await guest.context().close();
    });
    await derya.context().close();
  });
}

test('n goes on to what is not on the page yet, and says where', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'derya', displayName: 'Derya Aksoy', role: 'moderator' });
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const derya = await openBrowser(browser, meydan);
  await signIn(derya, 'derya');
  const topic = await openTopic(derya, 'Uzun konu');
  const ids = await comment(derya, topic, 53);
  const page = await openBrowser(browser, meydan);
  await signIn(page, 'irem');
  const begun = page.waitForResponse((answer) => answer.url().includes('/api/forum/reading') && answer.request().method() === 'PUT');
  await page.goto('/forum');
  await begun;
  await page.evaluate(
    (id) => fetch('/api/forum/reading', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ comments: [id] }) }),
    ids[49],
  );
  await page.goto(topic);
  await expect(page.getByRole('link', { name: /3 yeni/ })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('article', { name: /^51\. yorum,/ })).toBeFocused();
  await expect(page.getByText('51. yorum, toplam 53')).toBeAttached();
  for (let press = 0; press < 3; press++) await page.keyboard.press('n');
  await expect(page.getByText('Okunmamış başka yorum yok.')).toBeAttached();
  await page.context().close();
  await derya.context().close();
});
