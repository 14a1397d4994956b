import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { commentsBy, DERYA, IREM, isSignedIn, listenTo, openBrowser, openListening, PHONE, topicBy, visit } from './support/people';
import { inOrder } from './support/sound';

const CONTENT = 'Canlı izlenecek bir konu: burada her şey sırayla anlatılıyor.';

test('what happens is told without a reload, and everything is marked as read at once', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA);
  const topic = await topicBy(derya, meydan, 'Uzun konu', CONTENT, []);
  const page = await visit(browser, meydan, IREM, PHONE);
  const begun = page.waitForResponse((answer) => answer.url().includes('/api/forum/reading') && answer.request().method() === 'PUT');
  await page.goto('/forum');
  await begun;

  await test.step('what was written while the connection was away is told when it is back', async () => {
    const asked: string[] = [];
    await isSignedIn(page);
    await listenTo(page, topic);
    await commentsBy(derya, meydan, topic, 1);
    await expect(page.getByRole('button', { name: '1 yeni yorum' })).toBeVisible();
    page.on('request', (request) => /\/comments\?/.test(request.url()) && asked.push(request.url()));
    await page.context().setOffline(true);
    await commentsBy(derya, meydan, topic, 2);
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: '3 yeni yorum' })).toBeVisible({ timeout: 15_000 });
    expect(asked).toEqual([]);
  });

  await test.step('everything is marked as read, and is not again', async () => {
    meydan.clock.advance({ minutes: 5 });
    await topicBy(derya, meydan, 'Yeni açılan konu', CONTENT, ['canlı']);
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

  await test.step('a guest is told of new topics, also of those with one tag', async () => {
    const guest = await openBrowser(browser, meydan, PHONE);
    await openListening(guest, '/forum?tag=canli', 'topics');
    await topicBy(derya, meydan, 'Etiketsiz konu', CONTENT, []);
    await topicBy(derya, meydan, 'Etiketli konu', CONTENT, ['canlı']);
    await guest.getByRole('button', { name: '1 yeni konu' }).click();
    await expect(guest.getByRole('link', { name: 'Etiketli konu' })).toBeVisible();
  });
});

test('n goes on to what is not on the page yet, and says where', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA);
  const topic = await topicBy(derya, meydan, 'Uzun konu', CONTENT, []);
  const ids = await commentsBy(derya, meydan, topic, 53);
  const page = await visit(browser, meydan, IREM);
  const begun = page.waitForResponse((answer) => answer.url().includes('/api/forum/reading') && answer.request().method() === 'PUT');
  await page.goto('/forum');
  await begun;
  const marked = await page.request.put('/api/forum/reading', { data: { comments: [ids[49]] }, headers: { origin: meydan.url } });
  expect(marked.ok()).toBe(true);
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/comments?*', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(topic);
  await expect(page.getByRole('link', { name: /3 yeni/ })).toBeVisible();
  // Who is faster than the comments is taken on when they are there.
  await page.keyboard.press('n');
  await expect(page.getByText('Yorumlar yükleniyor')).toBeAttached();
  answer();
  await expect(page.getByRole('article', { name: /^51\. yorum,/ })).toBeFocused();
  await expect(page.getByText('51. yorum, toplam 53')).toBeAttached();
  for (let press = 0; press < 3; press++) await page.keyboard.press('n');
  await expect(page.getByText('Okunmamış başka yorum yok.')).toBeAttached();
});
