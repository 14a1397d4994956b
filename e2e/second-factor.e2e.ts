import { type Browser, expect, type Page } from '@playwright/test';
import { freePort } from '../backend/test/engines/free-port';
import { totpCode } from '../backend/test/totp-code';
import { test as base, letUse, PASSWORD, type RunningMeydan, startMeydan } from './support/meydan';
import { DESK, fillSignIn, isSignedIn, PHONE, type Size, signIn } from './support/people';
import { inOrder } from './support/sound';

/** Passkeys are made for a name, never for an address made of numbers. */
const test = base.extend<{ meydan: RunningMeydan }>({
  meydan: async ({ browser }, use) => {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    await letUse(browser, { ...(await startMeydan({ PORT: port, PUBLIC_URL: url, STAFF_SECOND_FACTOR: '1' })), url }, use);
  },
});

test('codes of an app and recovery codes open the door', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const page = await visit(browser, meydan, PHONE);
  await signIn(page, meydan, 'irem');
  await page.goto('/settings/security');
  await inOrder(page);

  const { secret, codes } = await setUpApp(page, meydan);
  await signOut(page);
  await fillSignIn(page, 'irem');
  const code = page.getByLabel('Doğrulama kodu');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await inOrder(page);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kod hatalı veya daha önce kullanılmış.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(totpCode(secret, meydan.clock.now()));
  await page.keyboard.press('Enter');
  await isSignedIn(page);

  await signOut(page);
  await fillSignIn(page, 'irem');
  await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
  await page.getByLabel('Kurtarma kodu', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Doğrula' }).click();
  await isSignedIn(page);

  await page.goto('/settings/security');
  await expect(page.getByText('9 kullanılmamış kodunuz var.')).toBeVisible();
  await inOrder(page);
  await page.getByRole('button', { name: 'Kapat', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Doğrulama uygulamasını kapat' });
  await dialog.getByLabel('Şifre', { exact: true }).fill('yanlis-bir-sifre');
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(dialog.getByText('Şifre veya kod hatalı.')).toBeVisible();
  await dialog.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kur', exact: true })).toBeVisible();
});

test('a passkey opens the door alone and after the password', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'ozan', displayName: 'Ozan Çelik', role: 'user' });
  const page = await visit(browser, meydan, PHONE);
  await plugInAuthenticator(page);
  await signIn(page, meydan, 'ozan');
  await page.goto('/settings/security');
  await addPasskey(page, 'Dizüstü');
  await page.getByRole('button', { name: 'Sakladım' }).click();
  await inOrder(page);

  await signOut(page);
  await inOrder(page);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla giriş yap' }).click();
  await isSignedIn(page);
  await signOut(page);
  await fillSignIn(page, 'ozan');
  await page.getByRole('button', { name: 'Geçiş anahtarıyla doğrula' }).click();
  await isSignedIn(page);

  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Dizüstü: adını değiştir' }).click();
  await page.getByRole('dialog').getByLabel('Ad', { exact: true }).fill('İş bilgisayarı');
  await page.keyboard.press('Enter');
  await expect(page.getByText('İş bilgisayarı')).toBeVisible();
  await page.getByRole('button', { name: 'İş bilgisayarı: sil' }).click();
  await page.getByRole('dialog').getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'İş bilgisayarı: sil' })).toBeHidden();
});

test('staff without a second factor are led to where they get one, and then into the console', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'derya', displayName: 'Derya Aksoy', role: 'moderator' });
  const page = await visit(browser, meydan, DESK);
  await plugInAuthenticator(page);
  await signIn(page, meydan, 'derya');
  await page.goto('/forum');
  const banner = page.getByRole('region', { name: 'İki adımlı doğrulama gerekli' });
  await expect(banner).toBeVisible();
  await inOrder(page);
  await page.goto('/adminpanel/');
  await page.waitForURL('**/settings/security');
  await expect(page.getByText('Göreviniz için gerekli')).toBeVisible();
  await addPasskey(page, 'Anahtarlık');
  await page.getByRole('button', { name: 'Sakladım' }).click();
  await expect(page.getByText('Göreviniz için gerekli')).toBeHidden();
  await page.goto('/forum');
  await expect(banner).toBeHidden();
  await page.goto('/adminpanel/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toContain('/adminpanel/');
});

async function visit(browser: Browser, { url }: RunningMeydan, viewport: Size): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce', acceptDownloads: true });
  await context.addInitScript(() =>
    localStorage.setItem('themeSettings', JSON.stringify({ theme: 'auto', fontSize: 'medium', compactMode: false, animations: true })),
  );
  return context.newPage();
}

/** A device that checks its owner and says yes to everything. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Takes the secret into an "app" and answers it with the recovery codes that came along. */
async function setUpApp(page: Page, { clock }: RunningMeydan): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Kur', exact: true }).click();
  const setup = page.getByRole('dialog', { name: 'Doğrulama uygulamasını kur' });
  await expect(setup.getByRole('img', { name: 'Kurulum için QR kod' })).toBeVisible();
  await inOrder(page);
  const secret = (await setup.locator('code').innerText()).replaceAll(' ', '');
  await setup.getByLabel('Uygulamanın gösterdiği 6 haneli kod').fill(totpCode(secret, clock.now()));
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await inOrder(page);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  const saving = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'İndir' }).click();
  expect((await saving).suggestedFilename()).toBe('meydan-kurtarma-kodlari.txt');
  await shown.getByRole('button', { name: 'Sakladım' }).click();
  // The code that set it up is used up.
  clock.advance({ seconds: 90 });
  return { secret, codes };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await page.getByRole('dialog', { name: 'Geçiş anahtarı ekle' }).getByLabel('Ad', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('dialog', { name: 'Kurtarma kodlarınız' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await expect(page.getByLabel('Kullanıcı adı veya e-posta')).toBeVisible();
}
