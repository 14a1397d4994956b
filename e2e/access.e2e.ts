import { type Browser, expect, type Page } from '@playwright/test';
import { PASSWORD, type RunningMeydan, test } from './support/meydan';
import { DESK, fillSignIn, isSignedIn, listening, openBrowser, PHONE, type Size, signIn, signInByScreen } from './support/people';
import { inOrder } from './support/sound';

const NEW_PASSWORD = 'yeni-at-eski-semer';

const addAyla = (meydan: RunningMeydan) => meydan.addMember({ username: 'ayla', displayName: 'Ayla Karadağlıoğlu', role: 'user' });
const row = (page: Page, text: string | RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** The path of the link in the mail that sets a password anew; other mails may come before it, and the mails' host is not this one. */
async function linkIn(meydan: RunningMeydan, address: string): Promise<string> {
  const find = () => /http:\/\/meydan\.test(\/auth\/reset-password\?\S+)/.exec(meydan.mailsTo(address).join('\n'))?.[1] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

async function signedIn(browser: Browser, meydan: RunningMeydan, size: Size): Promise<Page> {
  const page = await openBrowser(browser, meydan, size);
  await signIn(page, meydan, 'ayla');
  return page;
}

test('a forgotten password is set anew by mail', async ({ meydan, browser }) => {
  await addAyla(meydan);
  const elsewhere = await openBrowser(browser, meydan, DESK);
  await signInByScreen(elsewhere, 'ayla');

  const page = await openBrowser(browser, meydan, PHONE);
  await page.goto('/auth/login');
  await expect(page.getByLabel('Kullanıcı adı veya e-posta')).toBeFocused();
  await inOrder(page);
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await page.getByRole('button', { name: 'Sıfırlama bağlantısı gönder' }).click();
  await expect(page.getByLabel('E-posta')).toBeFocused();
  await expect(page.getByText('E-posta adresi gerekli')).toBeVisible();
  await inOrder(page);
  await page.getByLabel('E-posta').fill('ayla@ornek.dev');
  await page.getByLabel('E-posta').press('Enter');
  await expect(page.getByRole('heading', { name: 'E-postanızı kontrol edin' })).toBeVisible();

  const link = await linkIn(meydan, 'ayla@ornek.dev');
  await page.goto(link);
  await expect(page.getByLabel('Yeni şifre')).toBeFocused();
  await page.getByLabel('Yeni şifre').fill('kısa');
  await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
  await expect(page.getByText('Şifre en az 10 karakter olmalıdır')).toBeVisible();
  await inOrder(page);
  await page.getByLabel('Yeni şifre').fill('galatasaray1905');
  await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
  await expect(page.getByText('Bu şifre çok yaygın').first()).toBeVisible();
  await page.getByLabel('Yeni şifre').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
  await expect(page.getByText('Şifreniz değişti. Yeni şifrenizle giriş yapabilirsiniz.')).toBeVisible();
  await expect(page).toHaveURL(`${meydan.url}/auth/login`);

  // The other browser is out the moment the password is another.
  await expect(elsewhere.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  await expect(elsewhere.getByText('Şifreniz değiştiği için bu oturumunuz kapatıldı. Yeni şifrenizle giriş yapabilirsiniz.')).toBeVisible();

  await fillSignIn(page, 'ayla', PASSWORD);
  await expect(page.getByText('Kullanıcı adı veya şifre hatalı')).toBeVisible();
  await fillSignIn(page, 'ayla', NEW_PASSWORD);
  await isSignedIn(page);

  await elsewhere.goto(link);
  await elsewhere.getByLabel('Yeni şifre').fill('baska-bir-at-semer');
  await elsewhere.getByRole('button', { name: 'Şifremi değiştir' }).click();
  await expect(elsewhere.getByText(/Bu bağlantı geçersiz veya süresi dolmuş/)).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Şifremi unuttum' })).toBeVisible();
});

test('another browser is signed out from the list of sessions', async ({ meydan, browser }) => {
  await addAyla(meydan);
  const [here, there, third] = [await signedIn(browser, meydan, PHONE), await signedIn(browser, meydan, DESK), await signedIn(browser, meydan, DESK)];
  // The connection that ends the visit is open in both.
  for (const page of [there, third]) {
    const connected = listening(page);
    await page.goto('/forum');
    await connected;
  }
  await here.goto('/settings');
  await here.getByRole('link', { name: 'Oturumlar' }).click();
  await expect(row(here, 'Chrome, Linux')).toHaveCount(3);
  await expect(row(here, 'Bu cihaz')).toHaveCount(1);
  await expect(row(here, 'Bu bilgisayar')).toHaveCount(3);
  await inOrder(here);
  await row(here, 'Son görülme').first().getByRole('button').click();
  await expect(row(here, 'Chrome, Linux')).toHaveCount(2);
  await expect(here.getByText('Oturum kapatıldı.')).toBeVisible();

  await here.getByRole('button', { name: 'Diğer bütün oturumları kapat' }).click();
  await expect(here.getByRole('dialog')).toBeVisible();
  await inOrder(here);
  await here.getByRole('dialog').getByRole('button', { name: 'Oturumları kapat' }).click();
  await expect(here.getByText('Başka bir cihazda açık oturumunuz yok.')).toBeVisible();
  for (const page of [there, third]) await expect(page.getByText('Oturumunuz başka bir cihazdan kapatıldı.')).toBeVisible();
  await here.reload();
  await expect(row(here, 'Bu cihaz')).toHaveCount(1);
  await isSignedIn(here);
});

test('a password is changed by its member and the log tells of it', async ({ meydan, browser }) => {
  await addAyla(meydan);
  const page = await openBrowser(browser, meydan, PHONE);
  await page.goto('/settings/security');
  // Guests are sent to sign in, and back.
  await fillSignIn(page, 'ayla');
  await expect(page.getByRole('heading', { name: 'Güvenlik günlüğü' })).toBeVisible();
  await expect(row(page, 'Giriş yapıldı').first()).toBeVisible();
  await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
  await inOrder(page);
  await page.getByLabel('Mevcut şifre').fill('yanlis-bir-sifre');
  await page.getByLabel('Yeni şifre').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
  await expect(page.getByText('Mevcut şifreniz hatalı').first()).toBeVisible();
  await expect(page.getByLabel('Mevcut şifre')).toBeFocused();
  await page.getByLabel('Mevcut şifre').fill(PASSWORD);
  await page.getByLabel('Yeni şifre').press('Enter');
  await expect(page.getByText('Şifreniz değişti. Diğer bütün oturumlarınız kapatıldı.')).toBeVisible();
  await expect(page.getByLabel('Mevcut şifre')).toHaveValue('');
  await expect(row(page, 'Şifre değiştirildi')).toBeVisible();
  await expect(row(page, 'Giriş yapıldı')).toContainText('Chrome, Linux · Bu bilgisayar');
  await isSignedIn(page);
});

test('a slip in the address is put right at one press', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan, PHONE);
  await page.goto('/auth/register');
  const email = page.getByLabel('E-posta');
  await email.pressSequentially('elif@gmial.com');
  await expect(page.getByText('Şunu mu demek istediniz')).toBeHidden();
  await email.press('Tab');
  await expect(page.getByText('Şunu mu demek istediniz: elif@gmail.com?')).toBeVisible();
  await page.getByRole('button', { name: 'elif@gmail.com' }).click();
  await expect(email).toHaveValue('elif@gmail.com');
  await expect(page.getByText('Şunu mu demek istediniz')).toBeHidden();
  await email.fill('elif@ornek.con');
  await email.press('Tab');
  await expect(page.getByText('Geçerli bir e-posta adresi girin')).toBeVisible();
  await inOrder(page);
  await page.getByRole('button', { name: 'elif@ornek.com' }).click();
  await expect(email).toHaveValue('elif@ornek.com');
  await expect(page.getByText('Geçerli bir e-posta adresi girin')).toBeHidden();
});
