import { expect, type Page } from '@playwright/test';
import { jobBy } from './support/jobs';
import { test } from './support/meydan';
import { DESK, IREM, openBrowser, PHONE, visit } from './support/people';
import { inBothSchemes } from './support/sound';

const DEFNE = { username: 'defne', displayName: 'Defne Kaya', role: 'admin' } as const;
const TITLE = 'Gömülü Yazılım Geliştirici';
const OTHER = 'Platform Mühendisi';

const form = (page: Page, name = 'Yeni İş İlanı Oluştur') => page.getByRole('dialog', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Fills in what a listing cannot do without. */
async function write(page: Page): Promise<void> {
  const dialog = form(page);
  await dialog.getByLabel('Başlık').fill(TITLE);
  await dialog.getByLabel('Şirket', { exact: true }).fill('Ege Sayaç');
  await dialog.getByRole('radio', { name: 'Hibrit' }).check({ force: true });
  await dialog.getByLabel('Haftada ofis günü').fill('2');
  await dialog.getByLabel('Açıklama').fill('Sayaçlarımızın yazılımını **C** ile yazacak, sahada deneyecek birini arıyoruz.');
  await dialog.getByLabel('Sorumluluklar').fill('Sürücü yazmak\nSahada denemek');
}

test('a listing is written, read over the list, changed, closed and opened again', async ({ meydan, browser }) => {
  const defne = await visit(browser, meydan, DEFNE, DESK);
  await jobBy(defne, meydan, { title: OTHER, company_name: 'Göçebe Bulut' });

  await test.step('the form leads to what is missing, takes a province from the map, and keeps what was typed', async () => {
    await defne.goto('/career');
    await defne.getByRole('link', { name: 'Yeni İş İlanı Oluştur' }).first().click();
    await form(defne).getByRole('button', { name: 'İlanı Yayınla' }).click();
    await expect(form(defne).getByRole('alert').first()).toContainText('Başlık, Şirket, Çalışma şekli, Konum, Açıklama');
    await expect(form(defne).getByLabel('Başlık')).toBeFocused();
    await inBothSchemes(defne, '[role="dialog"]');
    await write(defne);
    await form(defne).getByRole('button', { name: 'İzmir' }).focus();
    await defne.keyboard.press('Enter');
    await expect(form(defne).getByText(/Haritadaki konum: \d+\.\d{6}, \d+\.\d{6}/)).toBeVisible();
    await expect(form(defne).getByLabel('Konum', { exact: true })).toHaveValue(/İzmir/);
    await defne.reload();
    await expect(form(defne).getByLabel('Başlık')).toHaveValue(TITLE);
    await form(defne).getByRole('button', { name: 'İlanı Yayınla' }).click();
    await expect(heading(defne, TITLE)).toBeVisible();
    await expect(defne.getByText('haftada 2 gün ofis')).toBeVisible();
    await expect(defne.getByRole('listitem').filter({ hasText: 'Sahada denemek' })).toBeVisible();
    await inBothSchemes(defne);
  });

  await test.step('it is changed where it stands', async () => {
    await defne.getByRole('button', { name: 'İlanı Düzenle' }).click();
    const dialog = form(defne, 'İlanı Düzenle');
    await dialog.locator('summary', { hasText: 'Maaş' }).click();
    await dialog.getByLabel('En düşük').fill('90000');
    await dialog.getByLabel('En yüksek').fill('80000');
    await dialog.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await expect(dialog.getByText('En düşük maaş, en yüksek maaştan büyük olamaz.')).toBeVisible();
    await dialog.getByLabel('En yüksek').fill('120000');
    await dialog.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(defne.getByText('90.000–120.000 ₺').first()).toBeVisible();
  });

  await meydan.settled();
  await test.step('a visitor reads it over the list, goes on with the keyboard, and comes back to the row', async () => {
    const guest = await openBrowser(browser, meydan, DESK);
    await guest.goto('/career?category=Job');
    await guest.getByRole('link', { name: TITLE, exact: true }).click();
    const dialog = guest.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(guest).toHaveURL(/\/career\/[0-9a-f-]+\?category=Job$/);
    await expect(dialog.getByText('1 / 2')).toBeVisible();
    await inBothSchemes(guest, '[role="dialog"]');
    await guest.keyboard.press('j');
    await expect(dialog.getByRole('heading', { level: 1, name: OTHER })).toBeVisible();
    await guest.keyboard.press('k');
    await expect(dialog.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await guest.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(guest).toHaveURL('/career?category=Job');
    await expect(guest.getByRole('link', { name: TITLE, exact: true })).toBeFocused();
    await guest.context().close();
  });

  await test.step('it is closed, and opened again', async () => {
    await defne.getByRole('button', { name: 'İlanı kapat' }).click();
    const dialog = defne.getByRole('dialog', { name: 'İlan kapatılsın mı?' });
    await dialog.getByRole('button', { name: 'Kapat', exact: true }).click();
    await expect(defne.getByRole('heading', { level: 2, name: 'Dolduruldu' })).toBeVisible();
    await defne.getByRole('button', { name: 'Yeniden aç' }).click();
    await expect(defne.getByRole('heading', { level: 2, name: 'Açık' })).toBeVisible();
  });

  await test.step('whoever is no employer is led to where one becomes that, and finds what was typed again', async () => {
    const irem = await visit(browser, meydan, IREM, PHONE);
    await irem.goto('/career/create');
    await write(irem);
    await form(irem).getByLabel('Konum', { exact: true }).fill('İzmir');
    await form(irem).getByRole('button', { name: 'İlanı Yayınla' }).click();
    await expect(form(irem).getByText('İlan yayınlamak için İşveren subrolü gerekir.')).toBeVisible();
    await inBothSchemes(irem, '[role="dialog"]');
    await form(irem).getByRole('link', { name: 'Subrole Yönetimi' }).click();
    await expect(irem).toHaveURL('/settings/subroles');
    await irem.goBack();
    await expect(form(irem).getByLabel('Başlık')).toHaveValue(TITLE);
  });

  await test.step('on a phone it is a page', async () => {
    const guest = await openBrowser(browser, meydan, PHONE);
    await guest.goto('/career');
    await guest.getByRole('link', { name: TITLE, exact: true }).click();
    await expect(heading(guest, TITLE)).toBeVisible();
    await expect(guest.getByRole('dialog')).toHaveCount(0);
    await inBothSchemes(guest);
  });

  await test.step('it is deleted after a question', async () => {
    await defne.getByRole('button', { name: 'İlanı Sil' }).click();
    await defne.getByRole('dialog', { name: 'İlanı Sil' }).getByRole('button', { name: 'Evet, Sil' }).click();
    await expect(defne).toHaveURL('/career');
    await expect(defne.getByRole('link', { name: TITLE, exact: true })).toHaveCount(0);
  });
});
