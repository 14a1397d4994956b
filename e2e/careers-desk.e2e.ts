import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { applicationBy } from './support/applicants';
import { test } from './support/meydan';
import { DESK, IREM, OZAN, PHONE, visit } from './support/people';
import { inBothSchemes, notSideways } from './support/sound';

const DEFNE = { username: 'defne', displayName: 'Defne Kaya', role: 'admin' } as const;
const TITLE = 'Gömülü Yazılım Geliştirici';
const REASON = 'Teknik görüşmeye hazırlık için.';

test('an employer writes a listing with a logo, decides on who applies, answers several at once and takes a CV away', async ({ meydan, browser }) => {
  const defne = await visit(browser, meydan, DEFNE, PHONE);
  const [irem, ozan] = [await visit(browser, meydan, IREM, PHONE), await visit(browser, meydan, OZAN, PHONE)];
  const opened = defne.getByRole('region', { name: 'Açık başvuru' });
  const list = defne.getByRole('region', { name: 'Başvurular' });

  const jobId = await test.step('on a phone the logo is cut to a square and stands on the listing', async () => {
    await defne.goto('/career/create');
    const form = defne.getByRole('dialog', { name: 'Yeni İş İlanı Oluştur' });
    await form.getByLabel('Başlık').fill(TITLE);
    await form.getByLabel('Şirket', { exact: true }).fill('Ege Sayaç');
    await form.getByRole('radio', { name: 'Ofis' }).check({ force: true });
    await form.getByLabel('Konum', { exact: true }).fill('İzmir');
    await form.getByLabel('Açıklama').fill('Sayaçlarımızın yazılımını C ile yazacak, sahada deneyecek birini arıyoruz.');
    const buffer = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#0a6f6a' } })
      .png()
      .toBuffer();
    await form.getByLabel('Logo: seç').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    const crop = defne.getByRole('dialog', { name: 'Şirket Logosu Kırp' });
    await expect(crop.getByRole('button', { name: 'Kırp ve Yükle' })).toBeEnabled();
    await inBothSchemes(defne, '[role="dialog"]:has(.reactEasyCrop_Container)');
    await crop.getByRole('button', { name: 'Kırp ve Yükle' }).click();
    await expect(form.getByLabel('Logo: değiştir')).toBeAttached();
    await form.getByRole('button', { name: 'İlanı Yayınla' }).click();
    await expect(defne.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    const logo = defne.getByRole('main').locator('img[width="44"]').first();
    await expect
      .poll(() => logo.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth > 0 && naturalWidth === naturalHeight))
      .toBe(true);
    return new URL(defne.url()).pathname.split('/').at(-1) ?? '';
  });

  await applicationBy(irem, meydan, jobId);
  await applicationBy(ozan, meydan, jobId);
  await meydan.settled();

  await test.step('one is opened, decided on, rated and spoken of; what was decided and given can be taken back', async () => {
    await defne.setViewportSize(DESK);
    await defne.goto('/career/desk');
    await list.getByRole('link', { name: /^İrem Şahin/ }).click();
    await expect(opened.getByRole('link', { name: 'aday@ornek.dev' })).toBeVisible();
    await inBothSchemes(defne);
    for (const label of ['Olumsuz', 'Değerlendiriliyor']) {
      await opened.getByRole('button', { name: 'Durum', exact: true }).click();
      await defne.getByRole('menuitemradio', { name: label }).click();
      await expect(list.getByRole('region', { name: label }).getByRole('link', { name: /^İrem Şahin/ })).toBeVisible();
    }
    // It shows what is kept, which is a moment later on a busy machine.
    const four = opened.getByRole('radio', { name: '5 üzerinden 4' });
    await four.click({ force: true });
    await expect(four).toBeChecked();
    await expect(list.getByRole('link', { name: /^İrem Şahin/ })).toContainText('Puan 4');
    await opened.getByRole('button', { name: 'Geri al' }).click();
    await expect(list.getByRole('link', { name: /^İrem Şahin/ })).not.toContainText('Puan');
    await opened.getByLabel('Ekip notu').fill('Saha deneyimi bize uyuyor.');
    await opened.getByRole('button', { name: 'Notu kaydet' }).click();
    await expect(opened.getByRole('listitem').filter({ hasText: 'Saha deneyimi bize uyuyor.' })).toBeVisible();
  });

  await test.step('its CV is taken away for a reason, which the applicant reads', async () => {
    await opened.getByRole('button', { name: 'İndir' }).click();
    const dialog = defne.getByRole('dialog', { name: 'CV’yi indir' });
    await dialog.getByLabel('Gerekçe').fill(REASON);
    const download = defne.waitForEvent('download');
    await dialog.getByRole('button', { name: 'İndir' }).click();
    const file = await download;
    expect([file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString()]).toEqual(['cv.pdf', '%PDF-']);
    await irem.goto('/career/applications');
    await irem.getByRole('link', { name: TITLE }).click();
    await expect(irem.getByRole('listitem').filter({ hasText: REASON })).toContainText('Defne Kaya');
  });

  await test.step('both are answered with a template, on a phone; giving up keeps who was chosen', async () => {
    await defne.getByRole('button', { name: 'Yanıt şablonları' }).click();
    await defne.getByRole('button', { name: 'Yeni şablon' }).click();
    const template = defne.getByRole('dialog', { name: 'Yeni şablon' });
    await template.getByLabel('Şablon adı').fill('Davet');
    await template.getByLabel('Metin').fill('Merhaba {ad}, {ilan} için görüşelim mi?');
    await template.getByRole('button', { name: 'Kaydet' }).click();
    await expect(defne.getByText('Şablon kaydedildi.')).toBeVisible();
    await defne.setViewportSize(PHONE);
    await defne.goto(`/career/desk?ilan=${jobId}`);
    for (const name of ['İrem Şahin', 'Ozan Çelik']) await list.getByLabel(`Seç: ${name}`).check();
    await defne.getByRole('button', { name: '2 kişiyi yanıtla' }).click();
    const dialog = defne.getByRole('dialog', { name: '2 kişiyi yanıtla' });
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await defne.getByRole('button', { name: '2 kişiyi yanıtla' }).click();
    await dialog.getByLabel('Şablon').selectOption({ label: 'Davet' });
    await expect(dialog.getByRole('region', { name: 'Önizleme' })).toContainText(`, ${TITLE} için görüşelim mi?`);
    await inBothSchemes(defne, '[role="dialog"]');
    await dialog.getByRole('button', { name: '2 kişiye gönder' }).click();
    await expect(defne.getByRole('dialog', { name: '2 kişi yanıtlandı' })).toBeVisible();
    await notSideways(defne);
    await ozan.goto('/career/applications');
    await ozan.getByRole('link', { name: TITLE }).click();
    await expect(ozan.getByRole('list', { name: 'Yazışma' })).toContainText(`Merhaba Ozan, ${TITLE} için görüşelim mi?`);
  });
});
