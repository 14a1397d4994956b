import { expect, type Page } from '@playwright/test';
import { type NewMember, test } from './support/meydan';
import { canPress, DERYA, DESK, fillSignIn, isSignedIn, OZAN, openBrowser, PHONE, visit } from './support/people';
import { inOrder } from './support/sound';

const WHY = 'Yanlış kişiymiş, özür dileriz';
const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };

test('a ban is given and lifted by keys alone, and whoever it was about signs in at once', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);

  await test.step('the page of a member is found by keys', async () => {
    await derya.goto('/adminpanel/members');
    await expect(derya.getByRole('table', { name: 'Üyeler' })).toBeVisible();
    await derya.keyboard.press('/');
    await derya.keyboard.type('ozan');
    await expect(derya.getByRole('row')).toHaveCount(2);
    await derya.keyboard.press('Tab');
    await derya.keyboard.press('j');
    await expect(derya.getByRole('link', { name: /Ozan/ })).toBeFocused();
    await derya.keyboard.press('Enter');
    await expect(derya.getByRole('heading', { level: 1, name: /Ozan/ })).toBeVisible();
  });

  await test.step('b asks why and for how long, and says what it causes', async () => {
    await canPress(derya, 'b');
    await derya.keyboard.press('b');
    await expect(derya.getByLabel('Üyeye yazacağınız (isteğe bağlı)')).toBeFocused();
    await expect(derya.getByText('Yasaklarsanız kalıcıdır:')).toBeVisible();
    await derya.keyboard.type('Kapora istedi');
    await inOrder(derya);
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Yaptırım uygulandı.')).toBeVisible();
    await expect(derya.getByRole('list', { name: 'Yaptırımlar' }).getByText('Yürürlükte')).toBeVisible();
  });

  await test.step('the member is out and reads why', async () => {
    await ozan.goto('/auth/login');
    await fillSignIn(ozan, OZAN.username);
    // The form says it first, then the page that tells how to appeal.
    await expect(ozan.getByText('Hesabiniz banlandi. Sebep: Kapora istedi. Durum: Kalici.').first()).toBeVisible();
  });

  await test.step('l asks why it is lifted; nothing goes without a reason', async () => {
    await derya.getByRole('button', { name: 'Kaldır: Yasaklama' }).focus();
    await derya.keyboard.press('l');
    await expect(derya.getByLabel('Neden kaldırıyorsunuz?')).toBeFocused();
    await derya.keyboard.press('Escape');
    await expect(derya.getByRole('button', { name: 'Kaldır: Yasaklama' })).toBeFocused();
    await derya.keyboard.press('Enter');
    await expect(derya.getByLabel('Neden kaldırıyorsunuz?')).toBeFocused();
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Bir gerekçe yazın.')).toBeVisible();
    await derya.keyboard.type(WHY);
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByRole('list', { name: 'Yaptırımlar' }).getByText('Kaldırıldı', { exact: true })).toBeVisible();
    await expect(derya.locator('body')).not.toBeFocused();
    await derya.getByRole('link', { name: 'Geçmiş' }).click();
    await expect(derya.getByRole('region', { name: 'Geçmiş' }).getByText('Kısıtlama kaldırıldı')).toBeVisible();
  });

  await test.step('the member is in again', async () => {
    await ozan.goto('/auth/login');
    await fillSignIn(ozan, OZAN.username);
    await isSignedIn(ozan);
  });

  await test.step('on a phone all of it is there', async () => {
    await derya.setViewportSize(PHONE);
    await derya.getByRole('button', { name: 'Sustur' }).click();
    await expect(derya.getByText('Susturursanız')).toBeVisible();
    await inOrder(derya);
  });
});

test('an admin appoints a moderator in the console', async ({ meydan, browser }) => {
  const admin = await visit(browser, meydan, NAZLI, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);
  await ozan.goto('/adminpanel/');
  await expect(ozan).toHaveURL(/unauthorized/);
  await decide(admin, 'Moderatör');
  const atTheDoor = await openBrowser(browser, meydan, PHONE);
  await atTheDoor.goto('/adminpanel/members');
  await expect(atTheDoor.getByRole('heading', { level: 1, name: 'Yönetici Paneli' })).toBeVisible();
  await inOrder(atTheDoor);
  await fillSignIn(atTheDoor, OZAN.username);
  await expect(atTheDoor.getByRole('search', { name: 'Üye arama' })).toBeVisible();
  await atTheDoor.context().close();
  await ozan.goto('/adminpanel/');
  await expect(ozan.getByRole('link', { name: 'Üyeler' })).toBeVisible();
  await decide(admin, 'Üye');
  await ozan.goto('/adminpanel/');
  await expect(ozan).toHaveURL(/unauthorized/);
});

async function decide(admin: Page, role: string): Promise<void> {
  await admin.goto('/adminpanel/members');
  await admin.getByRole('searchbox', { name: 'Üye ara' }).fill('ozan');
  await admin.getByRole('link', { name: /Ozan/ }).click();
  await admin.getByLabel('Görevi').press('ArrowDown');
  await admin.getByRole('option', { name: role, exact: true }).click();
  await expect(admin.getByLabel('Gerekçe')).toBeFocused();
  await admin.keyboard.type('Üç aydır isabetli');
  await inOrder(admin);
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText('Görev değişti.')).toBeVisible();
}
