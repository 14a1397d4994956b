import { expect, type Page } from '@playwright/test';
import { type NewMember, test } from './support/meydan';
import { canPress, DERYA, DESK, OZAN, openBrowser, PHONE, visit } from './support/people';
import { inOrder } from './support/sound';

const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };
const WHY = 'On iki kişilik bir yazılım şirketinin insan kaynakları sorumlusuyum.';
const NOTE = 'Öğrenci belgenizi de ekleyin.';

/** Walks with Tab until something that carries the name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const { activeElement: element } = document;
      const isField = element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
      return (isField ? element.labels?.[0]?.textContent : element?.textContent) ?? '';
    });
    if (name.test(here)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('a member asks for two sub-roles, an admin approves one, and the member reads it: by keys alone', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const nazli = await visit(browser, meydan, NAZLI, DESK);

  await test.step('what a request lacks is said, and the first wrong field has the focus', async () => {
    await ozan.goto('/settings/subroles');
    await expect(ozan.getByRole('heading', { level: 2, name: 'Subrole Yönetimi' })).toBeVisible();
    await expect(ozan.getByText('Onay genellikle 1-3 iş günü sürer.')).toBeVisible();
    await tabTo(ozan, /Gerekçeniz/);
    await ozan.keyboard.type('Kısa');
    await ozan.keyboard.press('Control+Enter');
    await expect(ozan.getByText('En az bir subrole seçmelisiniz')).toBeVisible();
    await expect(ozan.getByText('En az 50 karakter yazmalısınız')).toBeVisible();
    await expect(ozan.getByRole('checkbox', { name: /Öğrenci/ })).toBeFocused();
    await inOrder(ozan);
  });

  await test.step('the request is sent, and the form gives way to its state', async () => {
    await ozan.keyboard.press('Space');
    await tabTo(ozan, /İşveren/);
    await ozan.keyboard.press('Space');
    await tabTo(ozan, /Gerekçeniz/);
    await ozan.keyboard.press('Control+A');
    await ozan.keyboard.type(WHY);
    await ozan.keyboard.press('Control+Enter');
    await expect(ozan.getByText('Başvurunuz inceleniyor')).toBeVisible();
    await expect(ozan.getByText('Onay Bekliyor', { exact: true })).toBeVisible();
    await expect(ozan.getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('an admin reads why, approves one, rejects the other and says so', async () => {
    await nazli.goto('/moderator/subroles');
    await expect(nazli).toHaveURL(/\/adminpanel\/subroles/);
    await expect(nazli.getByText(WHY)).toBeVisible();
    await canPress(nazli, '2');
    await nazli.keyboard.press('x');
    await nazli.keyboard.press('2');
    await expect(nazli.getByRole('button', { name: /1 onay, 1 ret ver/ })).toBeVisible();
    await nazli.keyboard.press('n');
    await expect(nazli.getByLabel('Üyeye not (isteğe bağlı)')).toBeFocused();
    await nazli.keyboard.type(NOTE);
    await inOrder(nazli);
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Bekleyen başvuru yok').first()).toBeVisible();
  });

  await test.step('the member hears of it and reads what was decided', async () => {
    await expect.poll(() => meydan.mailsTo('ozan@ornek.dev').join('\n')).toContain('Onaylananlar: İşveren.');
    await ozan.goto('/notifications');
    await expect(ozan.getByRole('link', { name: /^Subrole başvurunuzun bir kısmı onaylandı/ })).toBeVisible();
    await tabTo(ozan, /^Subrole başvurunuzun bir kısmı onaylandı/);
    await ozan.keyboard.press('Enter');
    await expect(ozan).toHaveURL('/settings/subroles');
    await expect(ozan.getByText('Onaylandı', { exact: true })).toBeVisible();
    await expect(ozan.getByText(NOTE)).toBeVisible();
    await expect(ozan.getByRole('checkbox', { name: /İşveren/ })).toBeDisabled();
    await expect(ozan.getByRole('checkbox', { name: /İşveren/ })).toBeChecked();
    await expect(ozan.getByRole('checkbox', { name: /Öğrenci/ })).not.toBeChecked();
    await inOrder(ozan);
  });

  await test.step('the admin takes it away on the page of the member, who may ask again', async () => {
    await nazli.goto('/adminpanel/subroles?status=all');
    await expect(nazli.getByRole('link', { name: 'Ozan Çelik' })).toBeVisible();
    await tabTo(nazli, /^Ozan Çelik$/);
    await nazli.keyboard.press('Enter');
    await expect(nazli.getByRole('button', { name: 'İşveren subrolünü kaldır' })).toBeVisible();
    await nazli.getByRole('button', { name: 'İşveren subrolünü kaldır' }).focus();
    await nazli.keyboard.press('Enter');
    await nazli.keyboard.type('Şirketten ayrıldı');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByRole('button', { name: 'İşveren subrolünü geri ver' })).toBeVisible();
    await ozan.reload();
    await expect(ozan.getByRole('checkbox', { name: /İşveren/ })).toBeEnabled();
  });
});

test('a moderator reads requests and decides none; guests and members come back or are sent away', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  await ozan.request.post('/api/auth/subrole-request', { data: { requested_subroles: ['employer'], reason: WHY }, headers: { origin: meydan.url } });
  const derya = await visit(browser, meydan, DERYA, DESK);
  await derya.goto('/moderator/subroles');
  await expect(derya.getByText(WHY)).toBeVisible();
  await expect(derya.getByRole('group', { name: 'Başvuruyu karara bağla' })).toHaveCount(0);
  await ozan.goto('/moderator/subroles');
  await expect(ozan).toHaveURL('/unauthorized');
  await expect(ozan.getByRole('heading', { name: 'Yetkisiz Erişim' })).toBeVisible();
  const guest = await openBrowser(browser, meydan, PHONE);
  await guest.goto('/moderator/subroles?status=all');
  await expect(guest).toHaveURL(`/auth/login?reason=auth_required&redirect=${encodeURIComponent('/moderator/subroles?status=all')}`);
});
