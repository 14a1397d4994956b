import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { answered, listening, openBrowser, PHONE, signIn, topicBy } from './support/people';
import { inOrder } from './support/sound';

const TITLE = 'Olay kaynaklı mimaride okuma modeli nasıl yeniden kurulur?';

test('a member hears of a comment at once and reads it', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  await meydan.addMember({ username: 'ozan', displayName: 'Ozan Çelik', role: 'user' });
  const [irem, ozan] = [await openBrowser(browser, meydan, PHONE), await openBrowser(browser, meydan)];
  await signIn(irem, meydan, 'irem');
  const address = await topicBy(irem, meydan, TITLE, 'Bu konuda ne düşünüyorsunuz? @ozan sen de yaz.');
  const live = listening(irem);
  await irem.goto('/settings');
  await live;
  await expect(bell(irem, 'Bildirimler')).toBeVisible();

  await signIn(ozan, meydan, 'ozan');
  await ozan.goto('/forum');
  await expect(bell(ozan, 'Bildirimler, 1 okunmamış')).toBeVisible();
  await ozan.goto(address);
  await expect(bell(ozan, 'Bildirimler')).toBeVisible();
  await comment(ozan, 'Baştan oynatın: görünüm olaylardan yeniden kurulur.');
  // The list itself would be asked for again only after minutes.
  await expect(bell(irem, 'Bildirimler, 1 okunmamış')).toBeVisible();

  await bell(irem, 'Bildirimler, 1 okunmamış').focus();
  await irem.keyboard.press('Enter');
  const latest = irem.getByRole('dialog', { name: /^Bildirimler/ });
  await expect(latest.getByText('Bu konuyu siz başlattığınız için')).toBeVisible();
  await inOrder(irem);
  await irem.keyboard.press('Escape');
  await expect(bell(irem, 'Bildirimler, 1 okunmamış')).toBeFocused();
  await irem.keyboard.press('Enter');
  await latest.getByRole('link', { name: 'Tüm bildirimler' }).click();

  await expect(irem.getByRole('heading', { level: 1, name: 'Bildirimler' })).toBeVisible();
  await expect(latest).toBeHidden();
  await inOrder(irem);
  await comment(ozan, 'İkinci yorum da geldi.');
  const row = irem.getByRole('main').getByRole('link', { name: /2 yeni yorum/ });
  await expect(row).toBeVisible();
  await irem.getByRole('main').getByRole('button', { name: 'Tümünü okundu say' }).click();
  await expect(bell(irem, 'Bildirimler')).toBeVisible();
  await row.click();
  await expect(irem).toHaveURL(new RegExp(`${address}#comment-`));

  await irem.getByRole('button', { name: 'Konu bildirimleri: İzleniyor' }).click();
  await inOrder(irem);
  const muted = answered(irem, 'PUT', /\/watch$/);
  await irem.getByRole('menuitemradio', { name: /^Susturuldu/ }).click();
  await expect(irem.getByRole('button', { name: 'Konu bildirimleri: Susturuldu' })).toBeVisible();
  await muted;
  await irem.reload();
  await expect(irem.getByRole('button', { name: 'Konu bildirimleri: Susturuldu' })).toBeVisible();
});

test('the centre says when it is empty and when it cannot be read', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const page = await openBrowser(browser, meydan, PHONE);
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/auth\/login/);
  await signIn(page, meydan, 'irem');
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Bildiriminiz yok' })).toBeVisible();
  await page.route('**/api/notifications', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
  await page.unroute('**/api/notifications');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByRole('heading', { name: 'Bildiriminiz yok' })).toBeVisible();
  await page.goto('/settings/notifications');
  await expect(page.getByRole('combobox', { name: 'Adım anıldığında: E-posta' })).toHaveValue('daily');
  await inOrder(page);
  await page.goto('/notifications/unsubscribe?token=uydurma');
  await expect(page.getByRole('heading', { name: 'Özet e-postaları kapatılsın mı?' })).toBeVisible();
  await inOrder(page);
  await page.getByRole('button', { name: 'Özetleri kapat' }).click();
  await expect(page.getByText('Bu abonelikten çıkma bağlantısı geçersiz.')).toBeVisible();
});

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Yorum' }).fill(text);
  await page.getByRole('textbox', { name: 'Yorum' }).press('Control+Enter');
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
}
