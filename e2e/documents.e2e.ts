import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { DOCUMENT_TEXT } from '../backend/contracts/own-documents';
import { RESUME_TEXT } from '../backend/contracts/resume';
import { inEachRun } from './support/each-run';
import { test } from './support/meydan';
import { DESK, IREM, OZAN, PHONE, visit } from './support/people';
import { inOrder } from './support/sound';

/** What a press on a button saves, and how its file is called. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const [where, size, who] of inEachRun(
  [
    ['a phone', PHONE, OZAN],
    ['a desk', DESK, IREM],
  ] as const,
  'first',
)) {
  test(`on ${where} a member takes documents out of their profile, and one back in`, async ({ meydan, browser }) => {
    const page = await visit(browser, meydan, who, size);
    await page.goto('/profile');
    await page.getByRole('button', { name: DOCUMENT_TEXT.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: DOCUMENT_TEXT.title });
    await expect(dialog.getByText(DOCUMENT_TEXT.fits)).toBeVisible();
    await inOrder(page);

    await test.step('the CV as one page', async () => {
      const { name, bytes } = await saved(page, DOCUMENT_TEXT.cvDownload);
      expect([name, bytes.subarray(0, 5).toString()]).toEqual([DOCUMENT_TEXT.cvFile, '%PDF-']);
      await inOrder(page);
    });

    await test.step('the card', async () => {
      const { name, bytes } = await saved(page, DOCUMENT_TEXT.cardDownload);
      expect(name).toMatch(/^\w+\.vcf$/);
      expect(bytes.toString()).toMatch(/^BEGIN:VCARD\r\n/);
    });

    const resume = await test.step('the profile as JSON Resume', async () => {
      const { name, bytes } = await saved(page, RESUME_TEXT.download);
      expect(name).toBe(RESUME_TEXT.file);
      return JSON.parse(bytes.toString());
    });

    await test.step('which comes back with more in it, section by section, once it is accepted', async () => {
      await page.goto('/profile/edit');
      await page.getByLabel('Hakkımda').fill('Taslakta kalan bir cümle.');
      const more = {
        ...resume,
        basics: { ...resume.basics, summary: 'Dosyadan gelen özet.', label: 'Mimar', image: 'https://x.dev/a.png' },
        work: [{ name: 'Sarnıç', position: 'Mimar', startDate: '2020' }, { name: 'Yarım' }],
      };
      const file = page.getByLabel(RESUME_TEXT.choose);
      await file.setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
      await expect(page.getByRole('alert')).toHaveText(RESUME_TEXT.notResume);
      await file.setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(more)) });
      const preview = page.getByRole('dialog', { name: RESUME_TEXT.previewTitle });
      await expect(preview.getByText('Dosyadan gelen özet.')).toBeVisible();
      await expect(preview.getByText('İş deneyimleri, 2. kayıt')).toBeVisible();
      await expect(preview.getByText('basics.image')).toBeVisible();
      await inOrder(page);
      await preview.getByLabel('Pozisyon: eklenecek').uncheck();
      await preview.getByRole('button', { name: RESUME_TEXT.accept }).click();
      await expect(preview).toHaveCount(0);
      await expect(page.getByLabel('Hakkımda')).toHaveValue('Dosyadan gelen özet.');
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Mimar' })).toBeVisible();
      await expect(page.getByText('Dosyadan gelen özet.')).toBeVisible();
    });
  });
}
