import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { REACTION_TEXT } from '../backend/contracts/blog-reactions';
import { POST_TEXT } from '../backend/contracts/blog-writing';
import { inEachRun } from './support/each-run';
import { test } from './support/meydan';
import { answered, DESK, IREM, OZAN, openBrowser, PHONE, visit } from './support/people';
import { inBothSchemes } from './support/sound';

const TITLE = 'Rehberde “Çağla” neden en sonda çıkıyor?';
const ADDRESS = '/blog/rehberde-cagla-neden-en-sonda-cikiyor';
const TEXT = ['Baytlar alfabe bilmez', 'Sıralamayı seçmek', 'Ölçmek']
  .map((heading) => `## ${heading}\n\n${'Harmanlama olmadan Çağla, Zeynep’ten sonra gelir. '.repeat(20)}`)
  .join('\n\n');

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const remark = (page: Page, words: string) => page.getByRole('article', { name: /^(Yorum|Yanıt), / }).filter({ hasText: words });
const cover = () =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
/** A moment as the browser's field for it writes it, in Istanbul. */
const inIstanbul = (at: Date): string => at.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).replace(' ', 'T').slice(0, 16);

/** On a phone the text and how it will be read are tabs; what can be undone in the text stays so. */
async function readAndWriteOn(page: Page): Promise<void> {
  const text = field(page, 'İçerik');
  await text.press('Control+End');
  await page.keyboard.type(' Ek.');
  await page.getByRole('tab', { name: 'Önizleme' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Önizleme' });
  await expect(preview.getByRole('heading', { name: 'Sıralamayı seçmek' })).toBeAttached();
  await expect(preview.getByText('Ek.')).toBeAttached();
  await inBothSchemes(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await text.press('Control+z');
  await expect(text).not.toHaveValue(/ Ek\.$/);
  await text.fill(TEXT);
  await inBothSchemes(page);
}

for (const size of inEachRun([PHONE, DESK], 'first'))
  test(`a post is written, scheduled, published by the clock, read, talked about, kept and found at ${size.width} px`, async ({ meydan, browser }) => {
    const irem = await visit(browser, meydan, IREM, size);
    const ozan = await visit(browser, meydan, OZAN, size);
    const status = async (path: string) => (await fetch(meydan.url + path)).status;
    const text = async (path: string) => (await fetch(meydan.url + path)).text();

    await test.step('it is written and scheduled', async () => {
      await irem.goto('/blog');
      await irem.getByRole('link', { name: 'Yeni Yazı Oluştur' }).click();
      await field(irem, 'Başlık').fill(TITLE);
      await field(irem, 'İçerik').fill(TEXT);
      if (size === PHONE) await readAndWriteOn(irem);
      await irem
        .locator('input[type=file]')
        .last()
        .setInputFiles({ name: 'kapak.png', mimeType: 'image/png', buffer: await cover() });
      await irem.getByRole('button', { name: 'Kırp ve Yükle' }).click();
      await expect(irem.getByRole('dialog')).toHaveCount(0);
      await field(irem, 'Kategori').selectOption({ index: 1 });
      await field(irem, 'Etiketler').fill('harmanlama');
      await field(irem, 'Etiketler').press('Enter');
      await expect(irem.getByText('Adres kullanılabilir.')).toBeAttached();
      await irem.getByRole('group', { name: 'Yayın zamanı' }).getByRole('radio', { name: 'Zamanla' }).check();
      await field(irem, 'Yayın tarihi ve saati').fill(inIstanbul(new Date(meydan.clock.now().getTime() + 3_600_000)));
      await irem.getByRole('button', { name: 'Zamanla', exact: true }).click();
      await expect(irem.getByText(POST_TEXT.scheduledDone)).toBeVisible();
      await expect(irem).toHaveURL(/\/edit$/);
      expect(await status(ADDRESS)).toBe(404);
    });

    await test.step('the clock publishes it, once, and it is read', async () => {
      meydan.clock.advance({ hours: 1, minutes: 1 });
      await expect.poll(() => status(ADDRESS)).toBe(200);
      await meydan.settled();
      await ozan.goto('/blog');
      await ozan.getByRole('link', { name: TITLE }).first().click();
      await expect(ozan).toHaveURL(ADDRESS);
      await expect(ozan.getByRole('heading', { name: 'Sıralamayı seçmek' })).toBeVisible();
      await inBothSchemes(ozan);
    });

    await test.step('its reader comments and keeps it, its author replies', async () => {
      const written = answered(ozan, 'POST', /\/comments$/);
      await ozan.getByRole('button', { name: 'Yorumunuzu yazın…' }).click();
      await ozan.getByRole('textbox', { name: 'Yorum' }).fill('Büyük harfler de böyle mi sıralanır?');
      await ozan.keyboard.press('Control+Enter');
      await expect(remark(ozan, 'Büyük harfler')).toBeVisible();
      await written;
      const kept = ozan.waitForResponse((answer) => answer.url().endsWith('/bookmark') && answer.ok());
      await ozan
        .getByRole('region', { name: 'Yazıya tepkiniz' })
        .getByRole('button', { name: /^Kaydet/ })
        .locator('visible=true')
        .click();
      await kept;
      await meydan.settled();
      await irem.goto(ADDRESS);
      await remark(irem, 'Büyük harfler').getByRole('button', { name: 'Yanıtla' }).click();
      await irem.getByRole('textbox', { name: 'Yorum' }).fill('Onlar da aynı kurala uyar.');
      await irem.keyboard.press('Control+Enter');
      await expect(remark(irem, 'Onlar da').last()).toContainText('Yazar');
      await expect(irem.getByRole('region', { name: '2 yorum' })).toBeVisible();
      await meydan.settled();
    });

    await test.step('it is found among what was kept, in search, in the feeds and in the sitemap', async () => {
      await ozan.goto('/blog');
      if (size === PHONE) await ozan.getByRole('button', { name: 'Menüyü aç' }).click();
      const panel = ozan.getByRole('region', { name: REACTION_TEXT.panelTitle });
      await expect(panel.getByRole('link', { name: TITLE })).toBeVisible();
      await panel.getByRole('button', { name: REACTION_TEXT.panelAll('1') }).click();
      await expect(ozan.getByRole('dialog', { name: REACTION_TEXT.panelTitle }).getByRole('link', { name: TITLE })).toBeVisible();
      const guest = await openBrowser(browser, meydan, size);
      await guest.goto('/search?q=HARMANLAMA&type=post');
      await expect(guest.getByRole('article').getByRole('link', { name: TITLE })).toBeVisible();
      await guest.getByRole('article').getByRole('link', { name: TITLE }).click();
      await expect(guest.getByRole('region', { name: '2 yorum' })).toContainText('Onlar da aynı kurala uyar.');
      for (const feed of ['/blog/feed.xml', '/blog/tag/harmanlama/feed.xml', `/blog/author/${IREM.username}/feed.xml`])
        expect((await text(feed)).split(`${ADDRESS}</link>`), feed).toHaveLength(2);
      const maps = [...(await text('/sitemap.xml')).matchAll(/<loc>http:\/\/meydan\.test([^<]+\.xml[^<]*)<\/loc>/g)].map(([, path = '']) => path);
      const pages = await Promise.all(['/sitemap.xml', ...maps].map(text));
      expect(pages.join('').split(`${ADDRESS}</loc>`)).toHaveLength(2);
    });
  });
