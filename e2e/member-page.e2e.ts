import { expect } from '@playwright/test';
import { inEachRun } from './support/each-run';
import { PASSWORD, test } from './support/meydan';
import { canPress, DERYA, DESK, IREM, OZAN, PHONE, visit, write } from './support/people';
import { inOrder, notSideways } from './support/sound';

const WORDS = 'Bu hesap bir bankayı taklit ediyor.';

test('a profile is hidden from the member’s page and given back by keys alone; its owner reads why', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const { data: own } = (await (await ozan.request.get('/api/auth/user')).json()) as { data: { id: string } };

  await test.step('h asks what, why and by which rule, and says what it causes', async () => {
    await derya.goto(`/adminpanel/members/${own.id}`);
    await expect(derya.getByRole('list', { name: 'Profil alanları' }).getByText('@ozan')).toBeVisible();
    await canPress(derya, 'h');
    await derya.keyboard.press('h');
    await expect(derya.getByRole('checkbox', { name: 'Profilin tümü' })).toBeFocused();
    await expect(derya.getByText('aramada ve üye listesinde çıkmaz')).toBeVisible();
    await derya.getByLabel('Kural (isteğe bağlı)').press('3');
    await derya.keyboard.type('.2');
    await derya.keyboard.press('Tab');
    await derya.keyboard.type(WORDS);
    await inOrder(derya);
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Karar kaydedildi.')).toBeVisible();
    await expect(derya.getByRole('list', { name: 'Profil alanları' }).getByText('Gizli').first()).toBeVisible();
  });

  await test.step('nobody else sees it', async () => {
    await irem.goto('/profile/ozan');
    await expect(irem.getByText('Bu profil şu an görünmüyor.')).toBeVisible();
    await expect(irem.getByText('Ozan Çelik')).toHaveCount(0);
    await inOrder(irem);
  });

  await test.step('its owner reads why', async () => {
    await ozan.goto('/profile/edit');
    await expect(ozan.getByText('Profiliniz moderatör tarafından gizlendi')).toHaveCount(1);
    await expect(ozan.getByText('(Kural 3.2)').first()).toBeVisible();
    await expect(ozan.getByText(`Moderatör: “${WORDS}”`).first()).toBeVisible();
    await expect(ozan.getByText('Gizlenen: “Ozan Çelik”')).toBeVisible();
    await inOrder(ozan);
  });

  await test.step('g takes it back', async () => {
    await canPress(derya, 'g');
    await derya.keyboard.press('g');
    await expect(derya.getByLabel('Üyeye yazacağınız gerekçe')).toBeFocused();
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Üyeye söylenecek bir gerekçe yazın.')).toBeVisible();
    await derya.keyboard.type('Hesap gerçekten bankanınmış');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Karar geri alındı.')).toBeVisible();
    await irem.goto('/profile/ozan');
    await expect(irem.getByRole('heading', { level: 1, name: 'Ozan Çelik' })).toBeVisible();
  });

  await test.step('on a phone all of it is there', async () => {
    await derya.setViewportSize(PHONE);
    await derya.getByRole('button', { name: 'Profili gizle' }).click();
    await expect(derya.getByRole('checkbox', { name: 'Profilin tümü' })).toBeFocused();
    await inOrder(derya);
  });
});

for (const [width, device] of inEachRun(
  [
    ['360', PHONE],
    ['1440', DESK],
  ] as const,
  'first',
)) {
  test(`a member is found by a former username, which their page shows with what became of it (${width})`, async ({ meydan, browser }) => {
    const [former, name] = [`eskiad${width}`, `yeniad${width}`];
    const member = await visit(browser, meydan, { username: former, displayName: 'Adı Değişen', role: 'user' }, PHONE);
    await write(member, meydan, '/api/auth/username/change', { username: name, redirect: false, password: PASSWORD });
    const derya = await visit(browser, meydan, DERYA, device);
    await derya.goto('/adminpanel/members');
    await derya.getByRole('searchbox', { name: 'Üye ara' }).fill(former);
    await expect(derya.getByText(`@${name} · eski adı @${former}`)).toBeVisible();
    await inOrder(derya);
    await notSideways(derya);
    await derya.getByRole('link', { name: 'Adı Değişen' }).click();
    const names = derya.getByRole('list', { name: 'Eski kullanıcı adları' });
    await expect(names.getByText(`@${former}`)).toBeVisible();
    await expect(names.getByText('Yönlendirmiyor')).toBeVisible();
    await expect(names.getByText(/tarihine kadar üyeye ayrılmış/)).toBeVisible();
    await inOrder(derya);
    await notSideways(derya);
  });
}

const MAILS_COME_BACK = 'Postalar geri dönüyor';

test('an address is verified once more: asked for by keys, told in the banner, ended by the link or taken back', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const { data: own } = (await (await ozan.request.get('/api/auth/user')).json()) as { data: { id: string } };
  // The mail of the registration may be there too, when it was faster than the fixture that verifies.
  const demands = () => meydan.mailsTo('ozan@ornek.dev').filter((mail) => mail.includes('yeniden doğrulamanızı istedi'));
  const links = () => demands().flatMap((mail) => /http:\/\/meydan\.test(\/auth\/callback\S+)/.exec(mail)?.[1] ?? []);
  const ask = async (words: string) => {
    await canPress(derya, 'v');
    await derya.keyboard.press('v');
    await expect(derya.getByRole('region', { name: 'Kimlik' }).getByRole('textbox')).toBeFocused();
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Bir gerekçe yazın.')).toBeVisible();
    await derya.keyboard.type(words);
    await derya.keyboard.press('Control+Enter');
  };

  await test.step('v asks why, and what follows is on the page', async () => {
    await derya.goto(`/adminpanel/members/${own.id}`);
    await ask(MAILS_COME_BACK);
    await expect(derya.getByText('Doğrulama istendi; bağlantı üyeye gönderilir.')).toBeVisible();
    await expect(derya.getByText('Doğrulama bekleniyor', { exact: true })).toBeVisible();
    await inOrder(derya);
  });

  await test.step('the member reads why they cannot write, and has the link sent again', async () => {
    await ozan.goto('/forum');
    const banner = ozan.getByRole('region', { name: 'Yazabilmek için e-posta adresinizi yeniden doğrulayın.' });
    await expect(banner).toBeVisible();
    await inOrder(ozan);
    await banner.getByRole('button', { name: 'Bağlantıyı yeniden gönder' }).press('Enter');
    await expect(banner.getByText('Bağlantıyı e-posta adresinize gönderdik.')).toBeVisible();
    await expect.poll(() => links().length).toBe(2);
    expect(demands().join('\n')).toContain(MAILS_COME_BACK);
  });

  await test.step('the link ends it', async () => {
    await ozan.goto(links()[0] ?? '');
    await expect(ozan).toHaveURL(/\/forum/);
    await expect(ozan.getByText('Yazabilmek için e-posta adresinizi yeniden doğrulayın.')).toHaveCount(0);
    await derya.reload();
    await expect(derya.getByText('E-posta doğrulandı', { exact: true })).toBeVisible();
  });

  await test.step('asked for by mistake, it is taken back by the same key', async () => {
    await ask(MAILS_COME_BACK);
    await expect(derya.getByText('Doğrulama bekleniyor', { exact: true })).toBeVisible();
    await ask('Yanlış üyeymiş');
    await expect(derya.getByText('Doğrulama isteği geri alındı; üye yeniden yazabilir.')).toBeVisible();
    await expect(derya.getByText('Doğrulama bekleniyor', { exact: true })).toHaveCount(0);
  });
});
