import { expect, type Page } from '@playwright/test';
import { type RunningMeydan, test } from './support/meydan';
import { DERYA, DESK, menuHearsKeys, OZAN, PHONE, topicBy, visit, write } from './support/people';
import { inOrder } from './support/sound';

const TEXT = 'Okuma modelimizi değiştirdiğimizde bütün olayları yeniden oynatıyoruz. Siz ne yapıyorsunuz?';
const TITLE = 'Okuma modeli ne zaman yeniden kurulmalı?';
const WHY = 'Konu dışına çıktı';

test('a moderator decides by keys alone and takes it back, at once and later', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const path = await topicBy(ozan, meydan, TITLE, TEXT);
  await write(ozan, meydan, `/api/forum/topics/${path.split('/').at(-1)}/comments`, { content: 'Bizde sürenin çoğu toplu yazınca gitti.' });

  await test.step('a lock is chosen, reasoned, confirmed and taken back from the toast', async () => {
    await derya.goto(path);
    await openByKeys(derya, 'Moderasyon: konu', 'Kilitle');
    const dialog = derya.getByRole('dialog', { name: 'Kilitle' });
    await expect(dialog.getByLabel('Gerekçe')).toBeFocused();
    await derya.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Gerekçe gereklidir')).toBeVisible();
    await derya.keyboard.type(WHY);
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Kilitli', { exact: true })).toBeVisible();
    await derya.getByRole('button', { name: 'Geri al' }).press('Enter');
    await expect(derya.getByText('Kilitli', { exact: true })).toBeHidden();
  });

  await test.step('in the open menu a letter is enough', async () => {
    await derya.getByRole('button', { name: 'Moderasyon: konu' }).press('Enter');
    await expect(derya.getByRole('menuitem', { name: 'Kilitle', exact: true })).toBeVisible();
    await menuHearsKeys(derya);
    await derya.keyboard.press('k');
    await expect(derya.getByRole('dialog', { name: 'Kilitle' }).getByLabel('Gerekçe')).toBeFocused();
    await expect(derya.getByRole('menuitem')).toHaveCount(0);
    await derya.keyboard.press('Escape');
    await expect(derya.getByRole('button', { name: 'Moderasyon: konu' })).toBeFocused();
  });

  await test.step('on a phone the same is behind the menu of everything else', async () => {
    await derya.setViewportSize(PHONE);
    await openByKeys(derya, 'Daha fazla: konu', 'Kilitle');
    await expect(derya.getByRole('dialog', { name: 'Kilitle' }).getByLabel('Gerekçe')).toBeFocused();
    await derya.keyboard.press('Escape');
    await expect(derya.getByRole('button', { name: 'Daha fazla: konu' })).toBeFocused();
    await derya.setViewportSize(DESK);
  });

  await test.step('a comment that was deleted is folded up in its place and comes back with a reason', async () => {
    await moderate(derya, meydan, `/api/forum/comments/${await firstComment(derya, path)}/moderate`, 'delete');
    await derya.goto(path);
    await derya.getByRole('button', { name: 'Göster' }).press('Enter');
    await expect(derya.getByText('toplu yazınca gitti')).toBeVisible();
    const place = derya.getByRole('article', { name: '1. yorum' });
    await place.getByRole('button', { name: 'Geri al' }).press('Enter');
    await takeBack(derya);
    await expect(derya.getByRole('article', { name: /^1\. yorum, Ozan/ })).toBeFocused();
  });

  await test.step('a deleted topic has a page for moderators and for nobody else', async () => {
    await moderate(derya, meydan, `/api/forum/topics/${path.split('/').at(-1)}/moderate`, 'delete');
    await ozan.goto(path);
    await expect(ozan.getByRole('heading', { name: 'Konu bulunamadı' })).toBeVisible();
    await derya.goto(path);
    await expect(derya.getByText('Bu konu kaldırıldı', { exact: true })).toBeVisible();
    await expect(derya.getByText(WHY)).toBeVisible();
    await expect(derya.getByText('toplu yazınca gitti')).toBeVisible();
    await inOrder(derya);
  });

  await test.step('the list in the console finds it', async () => {
    await derya.goto('/adminpanel/decisions');
    await expect(derya.getByRole('heading', { level: 1, name: 'İçerik kararları' })).toBeVisible();
    await expect(derya.getByRole('link', { name: TITLE })).toHaveAttribute('href', path);
    await expect(derya.getByRole('button', { name: `Geri al: ${TITLE}` })).toBeVisible();
    await derya.keyboard.press('j');
    await derya.keyboard.press('g');
    await expect(derya.getByLabel('Geri alma gerekçesi')).toBeFocused();
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Gerekçe gereklidir')).toBeVisible();
    await inOrder(derya);
    await derya.getByLabel('Geri alma gerekçesi').focus();
    await derya.keyboard.type('Yanlış konu seçilmişti');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Karar geri alındı.')).toBeVisible();
    await expect(derya.getByRole('heading', { name: 'Karar bulunamadı' }).or(derya.getByText('Karar bulunamadı'))).toBeVisible();
    await expect(derya.getByRole('heading', { level: 1, name: 'İçerik kararları' })).toBeFocused();
    await derya.getByRole('button', { name: 'Durum: Geçerli' }).click();
    await derya.getByRole('menuitemradio', { name: 'Geri alındı' }).click();
    await expect(derya.getByText(/Yanlış konu seçilmişti/)).toBeVisible();
    await ozan.goto(path);
    await expect(ozan.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });
});

const isFocused = (locator: ReturnType<Page['locator']>) => locator.evaluate((element) => element === document.activeElement);

/** Opens a menu and chooses from it without a pointer. */
async function openByKeys(page: Page, menu: string, tool: string): Promise<void> {
  await page.getByRole('button', { name: menu }).focus();
  await page.keyboard.press('Enter');
  await menuHearsKeys(page);
  const item = page.getByRole('menuitem', { name: tool });
  for (let presses = 0; presses < 12 && !(await isFocused(item)); presses++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Answers why, by keys alone. */
async function takeBack(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Kararı geri al' });
  await expect(dialog.getByLabel('Gerekçe')).toBeFocused();
  await page.keyboard.type('Yanlışlıkla yapıldı');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
}

async function moderate(page: Page, { url }: RunningMeydan, path: string, action: string): Promise<void> {
  const answer = await page.request.put(path, { data: { action, reason: WHY }, headers: { origin: url } });
  expect(answer.ok()).toBe(true);
}

async function firstComment(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(`/api/forum/topics/${path.split('/').at(-1)}/comments`);
  return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id as string;
}
