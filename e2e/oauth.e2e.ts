import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { screenshot } from '../backend/src/platform/uploads/pictures.fixture';
import { type Person, SignInProvider } from '../backend/test/doubles/sign-in-provider';
import { freePort } from '../backend/test/engines/free-port';
import { letUse, PASSWORD, type RunningMeydan, startMeydan } from './support/meydan';
import { openBrowser, PHONE, type Size, signIn } from './support/people';
import { inOrder } from './support/sound';

const test = base.extend<{ provider: SignInProvider; meydan: RunningMeydan }>({
  provider: async ({ playwright: _ }, use) => {
    const provider = await SignInProvider.start();
    await use(provider);
    await provider.stop();
  },
  meydan: async ({ provider, browser }, use) => {
    // An address that the provider can send browsers back to has to be known before the application starts.
    const port = await freePort();
    const meydan = await startMeydan({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...provider.settings() });
    await letUse(browser, meydan, use);
  },
});

const elif = (changes: Partial<Person> = {}): Person => ({ id: 1, login: 'elif-isik', name: 'Elif Işık', email: 'elif@ornek.dev', verified: true, ...changes });

async function open(browser: Browser, meydan: RunningMeydan, _size: Size): Promise<Page> {
  const page = await openBrowser(browser, meydan, PHONE);
  await page.addInitScript(() => localStorage.setItem('themeSettings', JSON.stringify({ theme: 'auto' })));
  return page;
}

/** What the API answers to somebody with a session. */
async function call<T>(meydan: RunningMeydan, session: string, method: string, path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(session ? { authorization: `Bearer ${session}` } : {}) };
  const answer = await fetch(meydan.url + path, { method, headers, body: body && JSON.stringify(body) });
  return ((await answer.json()) as { data: T }).data;
}

/** Suspends the member whose session this is, for a topic that they write. */
async function suspend(meydan: RunningMeydan, session: string): Promise<void> {
  const [category] = await call<{ id: string }[]>(meydan, '', 'GET', '/api/categories');
  const topic = { title: 'Raporlanacak konu', content: 'Yeterince uzun bir içerik.', categoryId: category?.id };
  const { id, users } = await call<{ id: string; users: { id: string } }>(meydan, session, 'POST', '/api/forum/topics', topic);
  const credentials = { identifier: 'yonetici', password: PASSWORD };
  const moderator = (await call<{ session: { token: string } }>(meydan, '', 'POST', '/api/auth/login', credentials)).session.token;
  const about = { reported_type: 'forum_topic', reported_id: id, reported_user_id: users.id, reason: 'spam' };
  const { reportId } = await call<{ reportId: string }>(meydan, moderator, 'POST', '/api/reports', about);
  const decision = { status: 'resolved', action: 'suspend_user', durationMinutes: 60 };
  await call(meydan, moderator, 'PUT', `/api/reports/${reportId}/moderate`, decision);
}

const menuOf = (page: Page) => page.getByRole('button', { name: /^Hesap menüsü/ });

/** Agrees to the texts and becomes a member under the name that is proposed. */
async function join(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Kullanıcı adınızı seçin' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Üye Ol' }).click();
}

test('somebody new becomes a member by a provider, sets a password and can end the account without one', async ({ browser, meydan, provider }) => {
  provider.person = elif();
  const page = await open(browser, meydan, PHONE);
  await page.goto('/auth/register?redirect=/forum?sort=new');
  await expect(page.getByRole('link', { name: 'GitHub ile devam et' })).toBeVisible();
  await inOrder(page);
  await page.goto('/auth/login?redirect=/forum?sort=new');
  await expect(page.getByRole('link', { name: 'Google ile devam et' })).toBeVisible();
  await inOrder(page);
  await page.getByRole('link', { name: 'GitHub ile devam et' }).click();

  await test.step('under a name of their choice', async () => {
    await expect(page.getByLabel('Kullanıcı adı')).toHaveValue('elif_isik');
    await expect(page.getByText('elif@ornek.dev adresiyle üye oluyorsunuz')).toBeVisible();
    await inOrder(page);
    await page.getByRole('button', { name: 'Üye Ol' }).click();
    await expect(page.getByText('Üye olmak için kullanım koşullarını kabul etmeniz')).toBeVisible();
    await page.getByLabel('Kullanıcı adı').fill('moderator');
    await join(page);
    await expect(page.getByText('Bu kullanıcı adı kullanılamaz. Lütfen başka bir ad deneyin.').first()).toBeVisible();
    await page.getByLabel('Kullanıcı adı').fill('elifce');
    await page.getByRole('button', { name: 'Üye Ol' }).click();
    await expect(page.getByText('Hoş geldiniz, Elif Işık')).toBeVisible();
    await expect(page.getByText('Kullanıcı adınız: elifce')).toBeVisible();
    await expect(page).toHaveURL(/\/forum\?sort=new$/);
    await expect(menuOf(page)).toBeVisible();
    await page.reload();
    await expect(menuOf(page)).toBeVisible();
  });

  await test.step('ends the account after showing once more who they are, and changes their mind', async () => {
    meydan.clock.advance({ minutes: 11 });
    await page.goto('/settings/data');
    await page.getByRole('button', { name: 'Hesabımı sil…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hesabımı sil' });
    await expect(dialog.getByText('Hesabınızın şifresi yok.')).toBeVisible();
    await inOrder(page);
    await dialog.getByRole('button', { name: 'GitHub ile doğrula' }).click();
    await expect(page).toHaveURL(/\/settings\/data\?delete=1$/);
    await expect(dialog.getByLabel('Şifreniz')).toBeHidden();
    await dialog.getByRole('button', { name: 'Hesabımı 7 gün sonra sil' }).click();
    await expect(dialog).toBeHidden();
    const banner = page.getByRole('region', { name: 'Hesabınız silinecek' });
    await banner.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Hesabımı sil…' }).click();
    await expect(dialog.getByText('Hesabınızın şifresi yok.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('and sets a password', async () => {
    await page.goto('/settings/security');
    await expect(page.getByRole('heading', { name: 'Şifre belirleyin' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'E-postama bağlantı gönder' })).toBeVisible();
    await inOrder(page);
    await page.getByRole('button', { name: 'GitHub ile doğrula' }).click();
    await page.getByLabel('Yeni şifre').fill(PASSWORD);
    await page.getByRole('button', { name: 'Şifremi belirle' }).click();
    await expect(page.getByText('Şifreniz belirlendi.')).toBeVisible();
    await expect(page.getByLabel('Mevcut şifre')).toBeVisible();
    const other = await open(browser, meydan, PHONE);
    await signIn(other, meydan, 'elifce');
  });
});

test('an address that has an account is linked by its password', async ({ browser, meydan, provider }) => {
  await meydan.addMember({ username: 'derya', displayName: 'Derya Kaya', role: 'user' });
  provider.person = elif({ email: 'derya@ornek.dev' });
  const page = await open(browser, meydan, PHONE);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Google ile devam et' }).click();
  await expect(page.getByRole('heading', { name: 'Hesabınızı bağlayın' })).toBeVisible();
  await inOrder(page);
  await page.getByRole('button', { name: 'Bağla ve giriş yap' }).click();
  await expect(page.getByText('Şifre gereklidir')).toBeVisible();
  await page.getByLabel('Meydan şifreniz').fill('yanlis-bir-sifre');
  await page.getByLabel('Meydan şifreniz').press('Enter');
  await expect(page.getByText('Şifre hatalı')).toBeVisible();
  await expect(page.getByLabel('Meydan şifreniz')).toBeFocused();
  await page.getByLabel('Meydan şifreniz').fill(PASSWORD);
  await page.getByLabel('Meydan şifreniz').press('Enter');
  await expect(menuOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/forum$/);
});

test('a member links and unlinks an account in the settings', async ({ browser, meydan, provider }) => {
  await meydan.addMember({ username: 'kemal', displayName: 'Kemal Demir', role: 'user' });
  provider.person = elif({ id: 2 });
  const page = await open(browser, meydan, PHONE);
  await signIn(page, meydan, 'kemal');
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Bağla: GitHub' }).click();
  await expect(page.getByText('GitHub hesabınız bağlandı.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bağlantıyı kaldır: GitHub' })).toBeVisible();
  await inOrder(page);
  const other = await open(browser, meydan, PHONE);
  await other.goto('/auth/login');
  await other.getByRole('link', { name: 'GitHub ile devam et' }).click();
  await expect(other.getByRole('button', { name: 'Hesap menüsü: Kemal Demir' })).toBeVisible();
  await page.getByRole('button', { name: 'Bağlantıyı kaldır: GitHub' }).click();
  await expect(page.getByText('GitHub hesabınızın bağlantısı kaldırıldı.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bağla: GitHub' })).toBeVisible();
});

test('a member takes the picture of a linked account over', async ({ browser, meydan, provider }) => {
  provider.person = elif({ picture: '/picture' });
  provider.picture = await screenshot(400, 400);
  const page = await open(browser, meydan, PHONE);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'GitHub ile devam et' }).click();
  await join(page);
  await expect(menuOf(page)).toBeVisible();
  await page.goto('/profile/edit');
  const photos = page.getByRole('region', { name: 'Fotoğraflar' });
  await expect(photos.getByRole('button', { name: 'Profil fotoğrafını sil' })).toHaveCount(0);
  await photos.getByRole('button', { name: 'GitHub fotoğrafımı kullan' }).click();
  await expect(page.getByText('Profil fotoğrafınız GitHub hesabınızdan alındı.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/edit/);
  await expect(photos.getByRole('button', { name: 'Profil fotoğrafını sil' })).toBeVisible();
  await inOrder(page);

  provider.picture = null;
  await photos.getByRole('button', { name: 'GitHub fotoğrafımı kullan' }).click();
  await expect(page.getByRole('heading', { name: 'Fotoğraf alınamadı' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('GitHub hesabınızdaki fotoğraf alınamadı. Fotoğrafınızı dosya olarak yükleyebilirsiniz.');
  await page.getByRole('link', { name: 'Tekrar Dene' }).click();
  await expect(page).toHaveURL(/\/profile\/edit/);
});

test('a restricted member learns why, and is not let in', async ({ browser, meydan, provider }) => {
  await meydan.addMember({ username: 'yonetici', displayName: 'Derya', role: 'moderator' });
  provider.person = elif({ id: 4 });
  const page = await open(browser, meydan, PHONE);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'GitHub ile devam et' }).click();
  await join(page);
  await expect(menuOf(page)).toBeVisible();
  const session = (await page.context().cookies()).find(({ name }) => name === 'meydan_session');
  await suspend(meydan, session?.value ?? '');
  const other = await open(browser, meydan, PHONE);
  await other.goto('/auth/login');
  await other.getByRole('link', { name: 'GitHub ile devam et' }).click();
  await expect(other).toHaveURL(/\/auth\/login\?reason=restricted$/);
  await expect(other.getByRole('alert')).toContainText('Uzaklaştırıldı');
  await expect(other.getByRole('alert')).toContainText('Spam');
});

test('what goes wrong stays on the page, and can be tried again', async ({ browser, meydan, provider }) => {
  provider.person = elif({ id: 3 });
  provider.fault = 'token-down';
  const page = await open(browser, meydan, PHONE);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'GitHub ile devam et' }).click();
  await expect(page.getByRole('alert')).toHaveText('GitHub şu anda yanıt vermiyor. Lütfen birazdan tekrar deneyin.');
  await inOrder(page);
  provider.fault = 'cancelled';
  await page.getByRole('link', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('alert')).toHaveText('GitHub ile girişten vazgeçtiniz.');
  provider.fault = null;
  provider.person = elif({ id: 3, verified: false });
  await page.getByRole('link', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('alert')).toContainText('doğrulanmış bir e-posta adresi yok');
  provider.person = elif({ id: 3 });
  await page.getByRole('link', { name: 'Tekrar Dene' }).click();
  await join(page);
  await expect(menuOf(page)).toBeVisible();
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Bağlantıyı kaldır: GitHub' }).click();
  await expect(page.getByText('Bu, hesabınıza girmenin tek yolu.')).toBeVisible();
  await page.goBack();
  await page.goto('/auth/callback?oauth=ready&provider=github');
  await expect(page).toHaveURL(/:\d+\/$/);
});
