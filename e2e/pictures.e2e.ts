import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './support/meydan';
import { DESK, openAgreed, signIn } from './support/people';

const DOCS = join(import.meta.dirname, '../docs/pictures');
/** The README is also read over slow lines. */
const MOST_BYTES = 150_000;

test('both apps are pictured; PICTURES=1 puts the pictures into the documents', async ({ meydan, browser }, info) => {
  await meydan.addSampleContent();

  await test.step('the forum as a member finds it', async () => {
    const member = await openAgreed(browser, meydan, DESK);
    await signIn(member, meydan, 'elif.isik');
    await member.goto('/forum');
    await member.getByRole('button', { name: 'Okudum, kabul ediyorum' }).click();
    await member.getByRole('button', { name: 'Açık Beta duyurusunu kapat' }).click();
    await expect(member.getByText('Okumanız gereken metinler var')).toBeHidden();
    await picture(member, 'member-app.png');
  });

  await test.step('a report as a moderator finds it', async () => {
    const moderator = await openAgreed(browser, meydan, DESK);
    await signIn(moderator, meydan, 'derya.aksoy');
    await moderator.goto('/adminpanel/');
    await moderator
      .getByRole('link', { name: /Dolandırıcılık/ })
      .first()
      .click();
    await expect(moderator.getByRole('region', { name: 'Raporlanan içerik' })).toBeVisible();
    await picture(moderator, 'console.png');
  });

  async function picture(page: Page, name: string): Promise<void> {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const path = info.outputPath(name);
    const pixels = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    // Few colours make a third of the bytes, and nobody sees it.
    const { size } = await sharp(pixels).png({ palette: true, effort: 10 }).toFile(path);
    expect(size, `bytes of ${name}`).toBeLessThanOrEqual(MOST_BYTES);
    if (!process.env.PICTURES) return;
    mkdirSync(DOCS, { recursive: true });
    copyFileSync(path, join(DOCS, name));
  }
});
