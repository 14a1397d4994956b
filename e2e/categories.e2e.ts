import { expect, type Page } from '@playwright/test';
import { type NewMember, test } from './support/meydan';
import { canPress, chooseByKeys, DESK, OZAN, PHONE, visit } from './support/people';
import { inOrder } from './support/sound';

const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };
const NAME = 'Yapay Zekâ';

test('an admin opens a category by keys, a member writes in it at once, and an old address leads on', async ({ meydan, browser }) => {
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);
  await ozan.goto('/forum');

  await test.step('n opens the form, which shows what members will see', async () => {
    await nazli.goto('/adminpanel/categories');
    await expect(rows(nazli)).toHaveCount(8);
    await canPress(nazli, '+');
    await nazli.keyboard.press('+');
    const form = nazli.getByRole('dialog', { name: 'Kategori ekle' });
    await expect(form.getByLabel('Ad', { exact: false }).first()).toBeFocused();
    await nazli.keyboard.press('Control+Enter');
    await expect(form.getByText('Ad gereklidir')).toBeVisible();
    await nazli.keyboard.type(NAME);
    await nazli.keyboard.press('Tab');
    await nazli.keyboard.press('Tab');
    await nazli.keyboard.type('Modeller, veriler ve sonuçları');
    await nazli.keyboard.press('Tab');
    await nazli.keyboard.press('ArrowRight');
    await expect(form.getByRole('group', { name: 'Koyu tema' }).getByText(NAME).first()).toBeVisible();
    await inOrder(nazli);
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Kategori açıldı.')).toBeVisible();
    await expect(rows(nazli).last()).toContainText(NAME);
  });

  await test.step('the member finds it in the form and writes in it', async () => {
    await ozan.goto('/forum?new=1');
    const dialog = ozan.getByRole('dialog', { name: 'Yeni Konu Oluştur' });
    await dialog.getByLabel('Kategori').selectOption({ label: NAME });
    await dialog.getByLabel('Başlık').fill('Küçük modeller ne işe yarar?');
    await dialog.getByRole('textbox', { name: 'İçerik' }).fill('Telefonda çalışan modelleri deneyen var mı?');
    await dialog.getByRole('button', { name: 'Konu Oluştur' }).click();
    await expect(ozan.getByRole('heading', { level: 1, name: 'Küçük modeller ne işe yarar?' })).toBeVisible();
  });

  await test.step('Alt and an arrow move it, wherever the focus is in its row', async () => {
    await row(nazli, NAME)
      .getByRole('button', { name: `${NAME}: sırasını değiştir` })
      .focus();
    let placed = 0;
    nazli.on('response', (answer) => {
      if (answer.url().endsWith('/place') && answer.ok()) placed += 1;
    });
    await nazli.keyboard.press('Alt+ArrowUp');
    await nazli.keyboard.press('Alt+ArrowUp');
    await expect(rows(nazli).nth(6)).toContainText(NAME);
    await expect(nazli.getByText(`${NAME}: 7. sırada.`)).toBeAttached();
    // It is shown at once; the second move goes out when the first is answered.
    await expect.poll(() => placed).toBe(2);
    await nazli.reload();
    await expect(rows(nazli).nth(6)).toContainText(NAME);
  });

  await test.step('a closed category says so and is not offered', async () => {
    await choose(nazli, NAME, 'Yeni konulara kapat');
    await expect(row(nazli, NAME).getByText('Yeni konuya kapalı')).toBeVisible();
    await ozan.goto('/forum?category=yapay-zeka&new=1');
    await expect(ozan.getByText('Bu kategori yeni konulara kapalı.')).toBeVisible();
    const offered = ozan.getByRole('dialog', { name: 'Yeni Konu Oluştur' }).getByLabel('Kategori').getByRole('option');
    await expect(offered.filter({ hasText: 'Genel' })).toHaveCount(1);
    await expect(offered.filter({ hasText: NAME })).toHaveCount(0);
    await choose(nazli, NAME, 'Yeni konulara aç');
    await expect(row(nazli, NAME).getByText('Herkes yazabilir')).toBeVisible();
  });

  await test.step('merged, its topics and its address are the other one’s; taken back, they are its own again', async () => {
    await choose(nazli, NAME, 'Başka bir kategoriyle birleştir');
    const dialog = nazli.getByRole('dialog', { name: `${NAME} kategorisini birleştir` });
    await dialog.getByRole('combobox').press('Enter');
    await nazli.getByRole('option', { name: 'Backend' }).press('Enter');
    await expect(dialog.getByText(`“${NAME}” listelerden kalkar.`)).toBeVisible();
    await inOrder(nazli);
    await dialog.getByRole('button', { name: 'Birleştir', exact: true }).press('Enter');
    await expect(nazli.getByText('Kategoriler birleştirildi.')).toBeVisible();
    await ozan.goto('/forum?category=yapay-zeka');
    await expect(ozan.getByRole('heading', { level: 1, name: 'Backend' })).toBeVisible();
    // What was read last stands beside the list, too.
    await expect(ozan.getByRole('link', { name: 'Küçük modeller ne işe yarar?' }).first()).toBeVisible();
    await nazli.getByRole('button', { name: `${NAME}: birleştirmeyi geri al` }).press('Enter');
    await expect(row(nazli, NAME)).toContainText('1 konu');
    await ozan.goto('/forum?category=yapay-zeka');
    await expect(ozan.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  });

  await test.step('on a phone all of it is there', async () => {
    await nazli.setViewportSize(PHONE);
    await choose(nazli, NAME, 'Yukarı taşı');
    await expect(rows(nazli).nth(5)).toContainText(NAME);
    await choose(nazli, NAME, 'Geçmiş');
    await expect(nazli.getByRole('dialog').getByText('Kategori açıldı')).toBeVisible();
    await inOrder(nazli);
  });
});

const rows = (page: Page) => page.getByRole('list', { name: 'Kategoriler' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `${name}: işlemler` })
    .press('Enter');
  await chooseByKeys(page, action);
}
