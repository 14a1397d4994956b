import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { PASSWORD, test } from './support/meydan';
import { fillSignIn, openBrowser, PHONE, signIn } from './support/people';
import { inOrder } from './support/sound';

test('a member edits the profile, takes a copy of the data and ends the account', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'elif', displayName: 'Elif Işık', role: 'user' });
  const page = await openBrowser(browser, meydan, PHONE);

  await test.step('a guest is asked to sign in and comes back', async () => {
    await page.goto('/settings/data');
    await expect(page).toHaveURL(/\/auth\/login\?reason=auth_required&redirect=%2Fsettings%2Fdata$/);
    await fillSignIn(page, 'elif');
    await expect(page).toHaveURL(/\/settings\/data$/);
    await inOrder(page);
  });

  await test.step('the profile keeps what was typed', async () => {
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await inOrder(page);
    await page.getByLabel('Ad', { exact: true }).fill('Elif');
    await page.getByLabel('Soyad', { exact: true }).fill('x'.repeat(61));
    await page.getByLabel('Doğum tarihi').fill('1994-02-28');
    await page.getByRole('button', { name: 'İleri' }).click();
    await expect(page.getByLabel('Soyad', { exact: true })).toBeFocused();
    await expect(page.getByText('Bu alan en fazla 60 karakter olmalıdır')).toBeVisible();
    await page.getByLabel('Soyad', { exact: true }).fill('Işıkçı');
    await page.goto('/profile/edit?step=8');
    const hidden = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/privacy') && answer.ok());
    await page.getByText('Gizli', { exact: true }).first().click();
    await hidden;
    await page.goto('/profile/edit?step=9');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Profil başarıyla güncellendi!')).toBeVisible();
    await page.goto('/profile/edit');
    await expect(page.getByLabel('Soyad', { exact: true })).toHaveValue('Işıkçı');
    await expect(page.getByLabel('Doğum tarihi')).toHaveValue('1994-02-28');
    await page.goto('/profile/edit?step=8');
    await expect(page.getByRole('radio', { name: /^Gizli/ })).toBeChecked();
    await page.goto('/settings');
  });

  await test.step('the copy is asked for, announced by mail and downloaded', async () => {
    await page.getByRole('link', { name: 'Verilerim' }).click();
    await page.getByRole('button', { name: 'Verilerimi iste' }).click();
    await expect(page.getByText('Verileriniz hazır', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => meydan.mailsTo('elif@ornek.dev').join('\n')).toContain('http://meydan.test/settings/data');
    await inOrder(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'İndir' }).click()]);
    expect(download.suggestedFilename()).toBe('meydan-verilerim.zip');
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('the end is asked for with the password, and called off', async () => {
    await page.getByRole('button', { name: 'Hesabımı sil…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hesabımı sil' });
    await dialog.getByRole('button', { name: 'Hesabımı 7 gün sonra sil' }).click();
    await expect(dialog.getByText('Şifre gereklidir')).toBeVisible();
    await dialog.getByLabel('Şifreniz').fill('yanlis-bir-sifre');
    await dialog.getByRole('button', { name: 'Hesabımı 7 gün sonra sil' }).click();
    await expect(dialog.getByText('Şifreniz hatalı').first()).toBeVisible();
    await dialog.getByLabel('Şifreniz').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Hesabımı 7 gün sonra sil' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Hesabınız silinecek' })).toBeVisible();
    await inOrder(page);
    await page.getByRole('region', { name: 'Hesabınız silinecek' }).getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.getByRole('region', { name: 'Hesabınız silinecek' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Hesabımı sil…' })).toBeVisible();
  });

  await test.step('the end comes after seven days', async () => {
    await page.getByRole('button', { name: 'Hesabımı sil…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hesabımı sil' });
    await dialog.getByRole('radio', { name: 'Kaldırılsın' }).check();
    await dialog.getByLabel('Şifreniz').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Hesabımı 7 gün sonra sil' }).click();
    await expect(page.getByRole('region', { name: 'Hesabınız silinecek' })).toBeVisible();
    const other = await openBrowser(browser, meydan, PHONE);
    await signIn(other, meydan, 'elif');
    await other.goto('/settings/data');
    await expect(other.getByRole('region', { name: 'Hesabınız silinecek' })).toBeVisible();
    meydan.clock.advance({ days: 7, minutes: 1 });
    await expect(page).toHaveURL(/\/auth\/login/);
    await other.goto('/auth/login');
    await fillSignIn(other, 'elif');
    await expect(other.getByText('Kullanıcı adı veya şifre hatalı')).toBeVisible();
    await page.goto('/settings/data');
    await expect(page).toHaveURL(/\/auth\/login\?reason=auth_required/);
  });
});
