import { expect } from '@playwright/test';
import { PASSWORD, test } from './support/meydan';
import { canPress, DESK, fillSignIn, isSignedIn, OZAN, openBrowser, visit } from './support/people';
import { inOrder } from './support/sound';

/** Nothing is there but what every installation has: the categories and the first admin. */
test('whoever set the house up appoints a moderator, opens a category and changes a rule, by keys and without a restart', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'yonetici', displayName: 'Yönetici', role: 'admin' });
  const admin = await openBrowser(browser, meydan, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, { username: 'irem', displayName: 'İrem Şahin', role: 'user' }, DESK);

  await test.step('the console asks who one is, and opens with an empty queue that says what comes there', async () => {
    await admin.goto('/adminpanel/');
    await fillSignIn(admin, 'yonetici', PASSWORD);
    await expect(admin.getByText('Kuyruk boş')).toBeVisible();
    await inOrder(admin);
  });

  await test.step('a member becomes moderator', async () => {
    await admin.goto('/adminpanel/members');
    await expect(admin.getByRole('table', { name: 'Üyeler' })).toBeVisible();
    await admin.keyboard.press('/');
    await admin.keyboard.type('ozan');
    await expect(admin.getByRole('row')).toHaveCount(2);
    await admin.getByRole('link', { name: /Ozan/ }).press('Enter');
    await expect(admin.getByRole('heading', { level: 1, name: /Ozan/ })).toBeVisible();
    await admin.getByRole('combobox', { name: 'Görevi' }).press('ArrowDown');
    await admin.getByRole('option', { name: 'Moderatör' }).press('Enter');
    await expect(admin.getByLabel('Gerekçe')).toBeFocused();
    await admin.keyboard.type('Topluluğu iyi tanıyor');
    await admin.keyboard.press('Control+Enter');
    await expect(admin.getByRole('combobox', { name: 'Görevi' })).toHaveText('Moderatör');
    await ozan.goto('/adminpanel/');
    await expect(ozan.getByText('Kuyruk boş')).toBeVisible();
  });

  await test.step('a category is opened and written in at once', async () => {
    await admin.goto('/adminpanel/categories');
    await expect(admin.getByRole('button', { name: /sırasını değiştir/ }).first()).toBeVisible();
    await canPress(admin, '+');
    await admin.keyboard.press('+');
    const form = admin.getByRole('dialog', { name: 'Kategori ekle' });
    await expect(form.getByLabel('Ad', { exact: false }).first()).toBeFocused();
    await admin.keyboard.type('Oyun geliştirme');
    await admin.keyboard.press('Control+Enter');
    await expect(admin.getByText('Kategori açıldı.')).toBeVisible();
    await irem.goto('/forum?new=1');
    const dialog = irem.getByRole('dialog', { name: 'Yeni Konu Oluştur' });
    await dialog.getByLabel('Kategori').selectOption({ label: 'Oyun geliştirme' });
    await dialog.getByLabel('Başlık').fill('Hangi motorla başlamalı?');
    await dialog.getByRole('textbox', { name: 'İçerik' }).fill('Küçük bir oyun yazmak istiyorum.');
    await dialog.getByRole('button', { name: 'Konu Oluştur' }).click();
    await expect(irem.getByRole('heading', { level: 1, name: 'Hangi motorla başlamalı?' })).toBeVisible();
  });

  await test.step('a rule is changed and holds at once', async () => {
    await admin.goto('/adminpanel/settings');
    await expect(admin.getByLabel('Uyarı eşiği')).toHaveValue('3');
    await admin.getByLabel('Uyarı eşiği').focus();
    await admin.keyboard.press('ControlOrMeta+a');
    await admin.keyboard.type('1');
    await admin.keyboard.press('Control+Enter');
    await expect(admin.getByLabel('Gerekçe')).toBeFocused();
    await admin.keyboard.type('Küçük bir topluluğuz');
    await admin.keyboard.press('Control+Enter');
    await expect(admin.getByText('Ayarlar değişti, şimdiden geçerli.')).toBeVisible();
    // The new moderator warns once, and that suspends.
    await ozan.goto('/adminpanel/members');
    await ozan.getByRole('link', { name: /İrem/ }).press('Enter');
    await canPress(ozan, 'w');
    await ozan.keyboard.press('w');
    await expect(ozan.getByLabel('Üyeye yazacağınız (isteğe bağlı)')).toBeFocused();
    await ozan.keyboard.press('Control+Enter');
    await expect(ozan.getByRole('list', { name: 'Yaptırımlar' })).toContainText('uyarı sayısından doğdu');
  });

  await test.step('what was done is undone: the suspension, then the role', async () => {
    await canPress(ozan, 'l');
    await ozan.keyboard.press('l');
    await expect(ozan.getByLabel('Neden kaldırıyorsunuz?')).toBeFocused();
    await ozan.keyboard.type('Deneme');
    await ozan.keyboard.press('Control+Enter');
    await expect(ozan.getByRole('list', { name: 'Yaptırımlar' }).getByText('Kaldırıldı', { exact: true }).first()).toBeVisible();
    await irem.goto('/auth/login');
    await fillSignIn(irem, 'irem');
    await isSignedIn(irem);
  });
});
