import { expect, type Page } from '@playwright/test';
import { type NewMember, test } from './support/meydan';
import { DERYA, DESK, OZAN, PHONE, visit } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };
const HAKAN: NewMember = { username: 'hakan', displayName: 'Hakan Uslu', role: 'admin' };

test('an admin changes the threshold by keys, and the second warning suspends without a restart', async ({ meydan, browser }) => {
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);

  await test.step('one warning leaves the member in', async () => {
    await warn(derya);
    await ozan.goto('/forum');
    await expect(ozan.getByText(/Şu anki uyarı sayınız: 1.3/)).toBeVisible();
  });

  await test.step('a value is found, changed and applied by keys; nothing goes while one is wrong or the reason is missing', async () => {
    await nazli.goto('/adminpanel/settings');
    await expect(nazli.getByLabel('Uyarı eşiği')).toHaveValue('3');
    await inBothSchemes(nazli);
    await nazli.keyboard.press('/');
    await nazli.keyboard.type('esigi');
    await expect(nazli.getByLabel('Uyarı penceresi')).toHaveCount(0);
    await nazli.keyboard.press('Tab');
    await expect(nazli.getByLabel('Uyarı eşiği')).toBeFocused();
    await nazli.keyboard.type('0');
    await expect(nazli.getByText('En az 1 olmalı.')).toBeVisible();
    await expect(nazli.getByText('1 değer düzeltilmeli')).toBeVisible();
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByLabel('Uyarı eşiği')).toBeFocused();
    await nazli.keyboard.press('ControlOrMeta+a');
    await nazli.keyboard.type('2');
    await expect(nazli.getByText('Kullanım Koşulları bunu söyler')).toBeVisible();
    await inOrder(nazli);
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByLabel('Gerekçe')).toBeFocused();
    await expect(nazli.getByText('Bir gerekçe yazın.')).toBeVisible();
    await nazli.keyboard.type('Üçüncü uyarıyı beklemek geç kalıyor');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Ayarlar değişti, şimdiden geçerli.')).toBeVisible();
    await expect(nazli.getByRole('region', { name: 'Son değişiklikler' })).toContainText(
      'Nazlı Er Uyarı eşiği: 3 → 2 uyarı“Üçüncü uyarıyı beklemek geç kalıyor”',
    );
  });

  await test.step('the second warning suspends', async () => {
    await warn(derya);
    await expect(derya.getByText('Uzaklaştırıldı').first()).toBeVisible();
    await ozan.goto('/forum');
    await expect(ozan.getByRole('button', { name: /Ozan/ })).toHaveCount(0);
  });

  await test.step('of two admins none writes over the other unseen', async () => {
    const hakan = await visit(browser, meydan, HAKAN, PHONE);
    await hakan.goto('/adminpanel/settings');
    await hakan.getByLabel('İtiraz süresi').fill('10');
    await change(nazli, 'İtiraz süresi', '15');
    await hakan.getByLabel('Gerekçe').fill('Kısa olsun');
    await inOrder(hakan);
    await hakan.keyboard.press('Control+Enter');
    await expect(hakan.getByText('Siz bakarken değişti: İtiraz süresi artık 15 gün. Görüp yeniden karar verin.')).toBeVisible();
    await expect(hakan.getByLabel('İtiraz süresi')).toHaveValue('10');
    await hakan.reload();
    await expect(hakan.getByLabel('İtiraz süresi')).toHaveValue('10');
    await hakan.getByRole('button', { name: 'Uygula' }).click();
    await expect(hakan.getByText('Ayarlar değişti, şimdiden geçerli.')).toBeVisible();
    await expect(hakan.getByText('15 → 10', { exact: false }).first()).toBeVisible();
  });

  await test.step('moderators do not find it', async () => {
    await expect(derya.getByRole('link', { name: 'Ayarlar' })).toHaveCount(0);
    await derya.goto('/adminpanel/settings');
    await expect(derya.getByText('Erişim yok')).toBeVisible();
  });
});

async function change(admin: Page, label: string, value: string): Promise<void> {
  await admin.goto('/adminpanel/settings');
  await admin.getByLabel(label).fill(value);
  await admin.getByLabel('Gerekçe').fill('Denedik, böyle iyi');
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText('Ayarlar değişti, şimdiden geçerli.')).toBeVisible();
}

async function warn(moderator: Page): Promise<void> {
  await moderator.goto('/adminpanel/members');
  await moderator.getByRole('searchbox', { name: 'Üye ara' }).fill('ozan');
  await moderator.getByRole('link', { name: /Ozan/ }).click();
  await expect(moderator.getByRole('heading', { level: 1, name: /Ozan/ })).toBeVisible();
  await moderator.keyboard.press('w');
  await expect(moderator.getByLabel('Üyeye yazacağınız (isteğe bağlı)')).toBeFocused();
  await moderator.keyboard.press('Control+Enter');
  await expect(moderator.getByText('Yaptırım uygulandı.')).toBeVisible();
}
