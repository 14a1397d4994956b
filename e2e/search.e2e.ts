import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { appIsThere, DESK, openBrowser, PHONE, signIn, topicBy, write } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

test('the forum is searched', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'elif', displayName: 'Elif Işık', role: 'user' });
  const page = await openBrowser(browser, meydan, PHONE);
  await signIn(page, meydan, 'elif');
  const address = await topicBy(page, meydan, 'Algoritma kitaplarımızdan hangisi?', 'Kütüphanede kitabı arıyorum, önerisi olan var mı?');
  await topicBy(page, meydan, 'React’ın useEffect kancası', 'Geliştirme ortamında useEffect iki kez çalışıyor.');

  await test.step('from the box in the bar, by keys alone', async () => {
    await page.goto('/forum');
    await appIsThere(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: 'Ara' });
    await expect(box).toBeFocused();
    await page.keyboard.type('kit');
    await expect(page.getByRole('option', { name: 'Algoritma kitaplarımızdan hangisi?' })).toBeVisible();
    await inBothSchemes(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.getByRole('heading', { level: 1, name: 'Algoritma kitaplarımızdan hangisi?' }).click();
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await page.keyboard.type('KİTAP');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=K%C4%B0TAP$/);
  });

  await test.step('with the words marked, narrowed and ordered in the address', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Arama' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.locator('mark')).toHaveText(['kitaplarımızdan', 'kitabı']);
    await expect(page.getByText('1 sonuç')).toBeVisible();
    await inOrder(page);
    await page.getByRole('link', { name: 'Yorumlar' }).click();
    await expect(page).toHaveURL(/type=comment/);
    await expect(page.getByRole('heading', { name: 'Sonuç bulunamadı' })).toBeVisible();
    await inOrder(page);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'En yeni' }).click();
    await expect(page).toHaveURL(/sort=newest/);
    await page.getByRole('article').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

  await test.step('and says what it did not understand', async () => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: 'Ne arıyorsunuz?' })).toBeVisible();
    await inOrder(page);
    const field = page.getByRole('searchbox', { name: 'Aranacak kelimeler' });
    await field.fill('kitap çözüldü:belki');
    await field.press('Enter');
    await expect(page.getByText('“çözüldü:” yalnızca “evet” veya “hayır” ile kullanılır; bu kısım dikkate alınmadı.')).toBeVisible();
    await inOrder(page);
    await page.goto('/search?q=-kitap');
    await expect(page.getByText('Yalnızca hariç tutulacaklar yazılmış.')).toBeVisible();
    await page.route('**/api/search?*', (route) => route.abort());
    await page.goto('/search?q=kitap');
    await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible({ timeout: 15_000 });
    await page.unroute('**/api/search?*');
    await page.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  await test.step('also among voice rooms, each of which leads to its place in their list', async () => {
    await write(page, meydan, '/api/voice-rooms', { name: 'Kitap Kulübü', description: 'Bu ay okuduklarımız', category: 'study' });
    await page.getByRole('navigation', { name: 'Aranacak yer' }).getByRole('link', { name: 'Sohbet Odaları' }).click();
    await expect(page.getByRole('article')).toHaveText(/Kitap Kulübü.*Çalışma · 1 kişi aktif/s);
    await inOrder(page);
    await page.getByRole('link', { name: 'Kitap Kulübü' }).click();
    await expect(page).toHaveURL(/\/voice-rooms\?search=/);
    await expect(page.getByRole('heading', { level: 3, name: 'Kitap Kulübü' })).toBeVisible();
  });

  await test.step('and names similar topics while a title is typed', async () => {
    await page.goto('/forum?new=1');
    const dialog = page.getByRole('dialog', { name: 'Yeni Konu Oluştur' });
    const title = dialog.getByLabel('Başlık');
    await title.fill('Hangi algoritma kitabını alayım?');
    const similar = dialog.getByRole('link', { name: /Algoritma kitaplarımızdan hangisi/ });
    await expect(similar).toHaveAttribute('target', '_blank');
    await expect(similar).toHaveAttribute('href', address);
    await expect(title).toBeFocused();
    await inOrder(page);
  });

  await test.step('and where there is room the box stands open in the bar', async () => {
    await page.setViewportSize(DESK);
    await page.goto('/forum');
    await page.getByRole('combobox', { name: 'Ara' }).fill('kit');
    await expect(page.getByRole('option', { name: 'Algoritma kitaplarımızdan hangisi?' })).toBeVisible();
    await inBothSchemes(page);
  });
});
