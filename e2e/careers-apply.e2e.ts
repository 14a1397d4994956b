import { expect } from '@playwright/test';
import { cv } from './support/applicants';
import { jobBy } from './support/jobs';
import { test } from './support/meydan';
import { DESK, IREM, PHONE, visit, write } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const DEFNE = { username: 'defne', displayName: 'Defne Kaya', role: 'admin' } as const;
const TITLE = 'Platform Mühendisi';

test('an applicant hands over a CV, sees how it goes, answers, and takes it back', async ({ meydan, browser }) => {
  const defne = await visit(browser, meydan, DEFNE);
  const jobId = await jobBy(defne, meydan, { title: TITLE, company_name: 'Göçebe Bulut' });
  await meydan.settled();
  const irem = await visit(browser, meydan, IREM, PHONE);
  const states = irem.getByRole('list', { name: 'Başvurunun durumu' });

  await test.step('the form leads to what is missing and refuses what is no PDF', async () => {
    await irem.goto(`/career/${jobId}`);
    await irem.getByRole('button', { name: 'Başvur', exact: true }).first().click();
    const form = irem.getByRole('dialog', { name: 'Başvurunuz' });
    await form.getByRole('button', { name: 'Başvur', exact: true }).click();
    await expect(form.getByText('Telefon alanı boş bırakılamaz')).toBeVisible();
    await expect(form.getByLabel('Telefon', { exact: true })).toBeFocused();
    await inBothSchemes(irem, '[role="dialog"]');
    await form.getByLabel('Telefon', { exact: true }).fill('+905321234567');
    await form.getByLabel('E-posta', { exact: true }).fill('irem@ornek.dev');
    await form.getByLabel('CV dosyası seç').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') });
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel('CV dosyası seç').setInputFiles(cv('irem-sahin-cv.pdf'));
    await expect(form.getByText('irem-sahin-cv.pdf')).toBeVisible();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Başvur', exact: true }).click();
    await expect(irem.getByText('Başvurunuz alındı!')).toBeVisible();
    await expect(irem.getByRole('button', { name: 'Başvuruldu' }).first()).toBeDisabled();
  });

  const id = await test.step('it stands among one’s own, with what was handed over', async () => {
    await irem.goto('/career/applications');
    await irem.getByRole('link', { name: TITLE }).click();
    await expect(irem.getByText('irem-sahin-cv.pdf')).toBeVisible();
    await expect(states.getByRole('listitem').first()).toContainText('Gönderildi');
    return new URL(irem.url()).searchParams.get('basvuru') ?? '';
  });

  await test.step('the employer decides and asks; it is read and answered in the thread', async () => {
    const received = `/api/career/applications/received/${id}`;
    await write(defne, meydan, `${received}/messages`, { text: 'Hangi gün görüşebiliriz?', state: 'reviewing' });
    await meydan.settled();
    await irem.reload();
    await expect(states.locator('[aria-current="step"]')).toContainText('Değerlendiriliyor');
    await expect(states).toContainText('Yanıtınız bekleniyor.');
    await irem.getByRole('button', { name: 'Yanıtla' }).click();
    await irem.getByLabel('Mesajınız').fill('Salı günü uygunum.');
    await irem.getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect(irem.getByRole('list', { name: 'Yazışma' })).toContainText('Salı günü uygunum.');
    await inOrder(irem);
    await defne.setViewportSize(DESK);
    await defne.goto(`/career/desk?ilan=${jobId}&basvuru=${id}`);
    await expect(defne.getByRole('list', { name: 'Yazışma' })).toContainText('Salı günü uygunum.');
  });

  await test.step('once it is taken back its CV is gone for both', async () => {
    const address = (await defne.getByRole('link', { name: 'CV’yi aç' }).getAttribute('href')) ?? '';
    expect((await defne.request.get(address)).status()).toBe(200);
    await irem.getByRole('button', { name: 'Başvuruyu geri çek' }).click();
    const dialog = irem.getByRole('dialog', { name: 'Başvuru geri çekilsin mi?' });
    await dialog.getByRole('button', { name: 'Başvuruyu geri çek' }).click();
    await expect(states.getByRole('listitem').last()).toContainText('Geri çekildi');
    await expect(irem.getByText('irem-sahin-cv.pdf')).toHaveCount(0);
    await meydan.settled();
    expect((await defne.request.get(address)).status()).toBeGreaterThanOrEqual(400);
    await defne.reload();
    await expect(defne.getByRole('region', { name: 'Açık başvuru' }).getByText('İçerik silindi')).toBeVisible();
    await expect(defne.getByRole('link', { name: 'CV’yi aç' })).toHaveCount(0);
  });
});
