import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { chooseByKeys, DERYA, DESK, menuHearsKeys, OZAN, PHONE, topicBy, visit } from './support/people';
import { inOrder } from './support/sound';

const TITLE = 'Olay kaynağında okuma modeli';
const TEXT = 'Okuma modelimizi değiştirdiğimizde bütün olayları yeniden oynatıyoruz.';

test('a moderator renames, merges and bans tags by keys, and takes it back', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const topic = await topicBy(ozan, meydan, TITLE, TEXT, ['cqrs', 'olaylar']);
  await topicBy(ozan, meydan, 'Bambaşka bir konu', 'Aynı şeyi iki etiketle arayanlar için bir konu daha.', ['event-sourcing']);

  await test.step('a new name is on the topic at once, and the old address leads to it', async () => {
    await derya.goto('/adminpanel/tags');
    await expect(row(derya, 'cqrs')).toContainText('1 konu');
    await choose(derya, 'cqrs', 'Adını değiştir');
    const dialog = derya.getByRole('dialog', { name: '#cqrs etiketinin adını değiştir' });
    await expect(dialog.getByLabel('Yeni adı')).toBeFocused();
    await derya.keyboard.press('Control+a');
    await derya.keyboard.type('cqs');
    await inOrder(derya);
    await derya.keyboard.press('Enter');
    await expect(derya.getByText('Etiketin adı değişti.')).toBeVisible();
    await ozan.goto(topic);
    await expect(ozan.getByRole('link', { name: 'cqs', exact: true })).toBeVisible();
    await ozan.goto('/forum?tag=cqrs');
    await expect(ozan).toHaveURL(/tag=cqs/);
    await expect(ozan.getByRole('link', { name: TITLE, exact: true })).toBeVisible();
  });

  await test.step('merged, both topics stand under one tag', async () => {
    await choose(derya, 'olaylar', 'Başka bir etiketle birleştir');
    const dialog = derya.getByRole('dialog', { name: '#olaylar etiketini birleştir' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await derya.keyboard.type('event');
    await derya.getByRole('option', { name: 'event-sourcing' }).click();
    await expect(dialog.getByText('#olaylar kullanılmaz olur.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Birleştir', exact: true }).press('Enter');
    await expect(derya.getByText('Etiketler birleştirildi.')).toBeVisible();
    await expect(async () => {
      await ozan.goto('/forum?tag=event-sourcing');
      await expect(ozan.getByRole('region', { name: 'Konular' }).getByRole('article')).toHaveCount(2, { timeout: 1_000 });
    }).toPass();
  });

  await test.step('banned, it is gone from the topic and cannot be used', async () => {
    await choose(derya, 'cqs', 'Yasakla');
    await expect(derya.getByRole('dialog', { name: '#cqs etiketini yasakla' })).toBeVisible();
    await inOrder(derya);
    await derya.keyboard.press('Enter');
    await expect(derya.getByText('Etiket yasaklandı.')).toBeVisible();
    await ozan.goto(topic);
    await expect(ozan.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(ozan.getByRole('link', { name: 'cqs', exact: true })).toHaveCount(0);
  });

  await test.step('what was decided is found again and taken back, on a phone too', async () => {
    await derya.setViewportSize(PHONE);
    await derya.getByRole('button', { name: /^Durum/ }).press('Enter');
    await menuHearsKeys(derya);
    await derya.getByRole('menuitemradio', { name: 'Yasaklı' }).press('Enter');
    await expect(row(derya, 'cqs')).toContainText('Yasaklı');
    await inOrder(derya);
    await choose(derya, 'cqs', 'Yasağını kaldır');
    await expect(derya.getByText('Etiketin yasağı kaldırıldı.')).toBeVisible();
    await ozan.goto(topic);
    await expect(ozan.getByRole('link', { name: 'cqs', exact: true })).toBeVisible();
  });
});

const row = (page: Page, name: string) => page.getByRole('list', { name: 'Etiketler' }).getByRole('listitem', { name, exact: true });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `${name}: işlemler` })
    .press('Enter');
  await chooseByKeys(page, action);
}
