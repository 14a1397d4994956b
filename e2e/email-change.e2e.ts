import { expect } from '@playwright/test';
import { PASSWORD, type RunningMeydan, test } from './support/meydan';
import { DESK, fillSignIn, isSignedIn, openBrowser, PHONE, signIn } from './support/people';
import { inOrder, notSideways } from './support/sound';

const NEW_PASSWORD = 'yeni-at-eski-semer';

/** The path of the link to a page in the mails to an address; the mails' host is not this one. */
async function linkIn(meydan: RunningMeydan, address: string, page: string): Promise<string> {
  const find = () => new RegExp(`http://meydan\\.test(/auth/${page}#\\S+)`).exec(meydan.mailsTo(address).join('\n'))?.[1] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

test('an address is changed from its new mailbox, and taken back from the former one', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'ayla', displayName: 'Ayla Karadağlıoğlu', role: 'user' });
  const page = await openBrowser(browser, meydan, PHONE);
  await signIn(page, meydan, 'ayla');

  await test.step('it is asked for with the password', async () => {
    await page.goto('/settings/security');
    await page.getByRole('button', { name: 'Adresimi değiştir' }).click();
    await expect(page.getByLabel('Yeni e-posta adresi')).toBeFocused();
    await page.keyboard.type('ayla.yeni@gmial.com');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'ayla.yeni@gmail.com' }).click();
    await expect(page.getByLabel('Yeni e-posta adresi')).toHaveValue('ayla.yeni@gmail.com');
    await page.getByLabel('Yeni e-posta adresi').fill('ayla.yeni@ornek.dev');
    await page.getByLabel('Şifreniz').fill(PASSWORD);
    await inOrder(page);
    await notSideways(page);
    await page.getByRole('button', { name: 'Onay bağlantısı gönder' }).click();
    await expect(page.getByText(/ayla\.yeni@ornek\.dev için onay bekleniyor/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/ayla\.yeni@ornek\.dev için onay bekleniyor/)).toBeVisible();
  });

  const other = await openBrowser(browser, meydan, DESK);
  await test.step('the link of the new mailbox confirms it by a press', async () => {
    await other.goto(await linkIn(meydan, 'ayla.yeni@ornek.dev', 'email-change'));
    await inOrder(other);
    await other.getByRole('button', { name: 'Adresimi onayla' }).click();
    await expect(other.getByRole('heading', { name: 'E-posta adresiniz değişti' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Adresinizi kısa süre önce değiştirdiniz.')).toBeVisible();
  });

  await test.step('the former mailbox takes it back, and sets a new password', async () => {
    await other.goto(await linkIn(meydan, 'ayla@ornek.dev', 'email-undo'));
    await inOrder(other);
    await other.getByRole('button', { name: 'Önceki adresimi geri getir' }).click();
    await other.getByLabel('Yeni şifre').fill(NEW_PASSWORD);
    await other.getByRole('button', { name: 'Şifremi değiştir' }).click();
    await expect(other).toHaveURL(`${meydan.url}/auth/login`);
    await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
    await fillSignIn(other, 'ayla@ornek.dev', NEW_PASSWORD);
    await isSignedIn(other);
  });
});
