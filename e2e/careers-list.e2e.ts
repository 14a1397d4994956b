import { expect, type Page } from '@playwright/test';
import { inEachRun } from './support/each-run';
import { jobBy } from './support/jobs';
import { test } from './support/meydan';
import { DESK, IREM, openBrowser, PHONE, visit } from './support/people';
import { inBothSchemes, noGraveFindings } from './support/sound';

const DEFNE = { username: 'defne', displayName: 'Defne Kaya', role: 'admin' } as const;
const FRONTEND = 'Kıdemli Frontend Geliştirici';
const PLATFORM = 'Platform Mühendisi';
const DEVICES = 'Gömülü Arayüz Geliştirici';
const salary = (min: number, max: number) => ({ min, max, currency: 'TRY', period: 'month', basis: 'net' });

const list = (page: Page) => page.getByRole('region', { name: 'İlanlar' });
const row = (page: Page, title: string) => list(page).getByRole('article').filter({ hasText: title });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Aramalar' });

for (const size of inEachRun([PHONE, DESK], 'last')) {
  const isPhone = size === PHONE;

  /** Does something with the filters: beside the list, or on the sheet of a phone. */
  async function filtering(page: Page, act: (filters: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
    if (!isPhone) return act(page.getByRole('search', { name: 'İlanları filtrele' }));
    await page.getByRole('button', { name: /^Filtreler/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtreler' });
    await act(sheet);
    await noGraveFindings(page, '[role="dialog"]');
    await sheet.getByRole('button', { name: 'İlanları göster' }).click();
    await expect(sheet).toHaveCount(0);
  }

  test(`listings are found by filters, on the map and by kept searches at ${size.width} px`, async ({ meydan, browser }) => {
    const defne = await visit(browser, meydan, DEFNE, size);
    await jobBy(defne, meydan, { title: FRONTEND, salary: salary(95_000, 130_000), tags: ['react', 'typescript', 'd3', 'a11y', 'vite', 'css'] });
    const platform = { title: PLATFORM, company_name: 'Göçebe Bulut', location: 'Türkiye geneli', work_type: 'Remote', remote_region: 'turkiye' };
    await jobBy(defne, meydan, {
      ...platform,
      tags: ['kubernetes', 'go'],
      description: 'Kümelerimizi ayakta tutacak, nöbet yükünü azaltacak birini arıyoruz.',
    });
    const devices = { title: DEVICES, company_name: 'Ege Sayaç', location: 'Çiğli, İzmir', work_type: 'Ofis', category: 'Internship' };
    await jobBy(defne, meydan, {
      ...devices,
      salary: salary(70_000, 95_000),
      tags: ['qt'],
      description: 'Sayaçlarımızın ekranını çizecek stajyer arıyoruz, dört ay.',
    });
    await meydan.settled();

    await test.step('a guest narrows the list, and what is chosen stands in the address', async () => {
      const guest = await openBrowser(browser, meydan, size);
      await guest.goto('/career');
      await expect(guest.getByText('3 ilan')).toBeVisible();
      await expect(row(guest, FRONTEND)).toContainText('95.000–130.000 ₺');
      await expect(row(guest, FRONTEND)).toContainText('+2 daha');
      await expect(row(guest, PLATFORM)).toContainText('Maaş belirtilmemiş');
      await inBothSchemes(guest);
      await filtering(guest, (filters) => filters.getByRole('checkbox', { name: /^Ofis/ }).click());
      await expect(guest).toHaveURL('/career?work_type=Ofis');
      await expect(list(guest).getByRole('article')).toHaveCount(1);
      await expect(row(guest, DEVICES)).toBeVisible();
      await filtering(guest, async (filters) => {
        await filters.getByRole('checkbox', { name: /^Ofis/ }).click();
        await expect(filters.getByRole('checkbox', { name: /^Ofis/ })).not.toBeChecked();
        await filters.getByRole('button', { name: 'Staj' }).click();
        await expect(filters.getByRole('button', { name: 'Staj' })).toHaveAttribute('aria-pressed', 'true');
        await filters.getByLabel('Şehir').selectOption({ label: 'Ankara' });
      });
      await expect(guest.getByRole('heading', { name: 'Bu filtrelere uyan ilan yok.' })).toBeVisible();
      await inBothSchemes(guest);
      await guest.getByRole('link', { name: 'Tüm ilanları göster' }).click();
      await guest.getByLabel('İlanlarda ara').fill('göçebe');
      await expect(guest).toHaveURL('/career?search=g%C3%B6%C3%A7ebe');
      await expect(list(guest).getByRole('article')).toHaveCount(1);
      await guest.goBack();
      await expect(guest.getByLabel('İlanlarda ara')).toHaveValue('');
      await expect(list(guest).getByRole('article')).toHaveCount(3);
      await guest.context().close();
    });

    await test.step('whoever wants sees what is near, and nobody is told where that is', async () => {
      const near = await openBrowser(browser, meydan, size);
      await near.context().grantPermissions(['geolocation']);
      await near.context().setGeolocation({ latitude: 38.613214, longitude: 27.433826 });
      await near.goto('/career');
      await filtering(near, (filters) => filters.getByRole('button', { name: 'Konumuma yakın olanlar' }).click());
      await expect(near).toHaveURL('/career?km=50');
      await expect(row(near, DEVICES)).toContainText(/3\d km/);
      await expect(row(near, FRONTEND)).toHaveCount(0);
      await near.context().close();
    });

    const irem = await visit(browser, meydan, IREM, size);

    await test.step('a province is chosen on the map with the keyboard, and the list below follows', async () => {
      await irem.goto('/career');
      await irem.getByRole('navigation', { name: 'Görünüm' }).getByRole('link', { name: 'Harita' }).click();
      await expect(irem.getByText('2 tanesi haritada, 1 tanesi remote')).toBeVisible();
      const izmir = irem.getByRole('button', { name: /^İzmir: 1 ilan/ });
      await izmir.focus();
      await irem.keyboard.press('Enter');
      await expect(irem).toHaveURL('/career?province=35&view=map');
      await expect(row(irem, DEVICES)).toBeVisible();
      await expect(row(irem, FRONTEND)).toHaveCount(0);
      await inBothSchemes(irem);
      await irem.getByText('İl listesi').click();
      await irem.getByRole('link', { name: /^İstanbul 1 ilan/ }).click();
      await expect(row(irem, FRONTEND)).toBeVisible();
    });

    await test.step('a search is kept, says what is new in it, and comes back after it was deleted', async () => {
      await irem.goto('/career?work_type=Hibrit');
      await tabs(irem).getByRole('button', { name: 'Aramayı kaydet' }).click();
      const dialog = irem.getByRole('dialog', { name: 'Aramayı kaydet' });
      await dialog.getByLabel('Ad').fill('Hibrit işler');
      await inBothSchemes(irem, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await expect(tabs(irem).getByRole('link', { name: 'Hibrit işler' })).toHaveAttribute('aria-current', 'page');
      const another = { title: 'Ürün Tasarımcısı', company_name: 'Çınaraltı Ödeme', description: 'Ödeme akışlarımızı baştan çizecek birini arıyoruz.' };
      await jobBy(defne, meydan, { ...another, location: 'Ataşehir, İstanbul', tags: ['figma'] });
      await meydan.settled();
      await irem.goto('/career');
      await tabs(irem)
        .getByRole('link', { name: /^Hibrit işler/ })
        .click();
      await expect(list(irem).getByRole('article')).toHaveCount(2);
      const digest = irem.getByRole('switch', { name: 'Günlük özet' });
      await digest.click();
      await expect(digest).toHaveAttribute('aria-checked', 'false');
      await irem.getByRole('button', { name: 'Daha fazla: Hibrit işler' }).click();
      await irem.getByRole('menuitem', { name: 'Kayıtlı aramayı sil' }).click();
      await expect(tabs(irem).getByRole('link', { name: /^Hibrit işler/ })).toHaveCount(0);
      await irem.getByRole('button', { name: 'Geri Al' }).click();
      await expect(tabs(irem).getByRole('link', { name: /^Hibrit işler/ })).toBeVisible();
      await irem.reload();
      await expect(tabs(irem).getByRole('link', { name: /^Hibrit işler/ })).toBeVisible();
    });

    await test.step('rows are walked through by j and k', async () => {
      await irem.goto('/career');
      await expect(list(irem).getByRole('article')).toHaveCount(4);
      await irem.keyboard.press('j');
      await irem.keyboard.press('j');
      await irem.keyboard.press('k');
      await expect(list(irem).getByRole('article').first().getByRole('link').first()).toBeFocused();
    });

    await test.step('its owner takes a listing away after a question', async () => {
      await defne.goto('/career');
      await expect(row(defne, DEVICES)).toContainText('Sizin ilanınız');
      await row(defne, DEVICES)
        .getByRole('button', { name: `İlanı sil: ${DEVICES}` })
        .click();
      const dialog = defne.getByRole('dialog', { name: 'İlanı Sil' });
      await expect(dialog).toContainText('Bu ilanı silmek istediğine emin misin? Bu işlem geri alınamaz.');
      await dialog.getByRole('button', { name: 'Evet, Sil' }).click();
      await expect(row(defne, DEVICES)).toHaveCount(0);
      await expect(defne.getByText('3 ilan')).toBeVisible();
    });
  });
}
