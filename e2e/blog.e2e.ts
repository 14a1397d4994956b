import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './support/meydan';
import { DERYA, DESK, decide, IREM, menuHearsKeys, OZAN, openBrowser, PHONE, report, visit, write } from './support/people';
import { postFields } from './support/posts';
import { inBothSchemes, inOrder } from './support/sound';

const TITLE = 'Rehberde “Çağla” neden en sonda çıkıyor?';
const ADDRESS = '/blog/rehberde-cagla-neden-en-sonda-cikiyor';
const TEXT = [
  'Bir rehberde “Çağla”, “Cem”den sonra ama “Zeynep”ten önce gelmelidir.',
  ...['Baytlar alfabe bilmez', 'Sıralamayı seçmek', 'Ölçmek'].map((heading) => `## ${heading}\n\n${'Varsayılan sıralama kod noktasına bakar. '.repeat(30)}`),
].join('\n\n');

const picture = () =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Opens what is beside the text, which phones fold away, and fills what a post needs before it leaves the draft state. */
async function fill(page: Page, title: string): Promise<void> {
  await field(page, 'Başlık').fill(title);
  await field(page, 'İçerik').fill(TEXT);
  await expect(field(page, 'Özet')).toHaveValue(/^Bir rehberde/);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'kapak.png', mimeType: 'image/png', buffer: await picture() });
  await page.getByRole('button', { name: 'Kırp ve Yükle' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field(page, 'Kategori').selectOption({ index: 1 });
}

test('a post is written with its preview, survives a reload, is published, read, found and archived', async ({ meydan, browser }) => {
  const irem = await visit(browser, meydan, IREM, DESK);

  await test.step('what is missing is said above the fields, and what was typed is there after a reload', async () => {
    await irem.goto('/blog/create');
    await field(irem, 'Durum').selectOption('published');
    await irem.getByRole('button', { name: 'Yayınla', exact: true }).click();
    await expect(irem.getByText(/^Lütfen zorunlu alanları doldurun: Başlık/)).toBeVisible();
    await fill(irem, TITLE);
    await inBothSchemes(irem);
    await irem.reload();
    await expect(field(irem, 'Başlık')).toHaveValue(TITLE);
    await expect(field(irem, 'İçerik')).toHaveValue(TEXT);
  });

  await test.step('it is published under an address made from its title', async () => {
    await field(irem, 'Durum').selectOption('published');
    await irem.getByRole('button', { name: 'Yayınla', exact: true }).click();
    await expect(irem).toHaveURL(ADDRESS);
    await expect(irem.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await inOrder(irem);
  });

  await test.step('guests read it on a phone, with contents, and without the app', async () => {
    const guest = await openBrowser(browser, meydan, PHONE);
    await guest.goto('/blog');
    await inBothSchemes(guest);
    await guest.getByRole('link', { name: TITLE }).first().click();
    await expect(guest).toHaveURL(ADDRESS);
    await guest.getByRole('button', { name: 'İçindekiler' }).click();
    await guest.getByRole('dialog', { name: 'İçindekiler' }).getByRole('link', { name: 'Ölçmek' }).click();
    await expect(guest).toHaveURL(/#b-olcmek$/);
    await inBothSchemes(guest);
    const html = await (await fetch(meydan.url + ADDRESS)).text();
    expect(html).toContain('Baytlar alfabe bilmez');
    expect(await (await fetch(`${meydan.url}/blog/feed.xml`)).text()).toContain(ADDRESS);
  });

  await test.step('its author puts it away, and it is there for nobody else', async () => {
    await irem.goto('/blog/mine?status=published');
    await irem.getByLabel(`Seç: ${TITLE}`).check();
    await irem.getByRole('button', { name: 'Seçilenleri arşivle (1)' }).click();
    await expect(irem.getByText('Yayında durumunda yazınız yok')).toBeVisible();
    await irem.goto('/blog/mine?status=archived');
    await expect(irem.getByText(TITLE)).toBeVisible();
    await inOrder(irem);
    expect((await fetch(meydan.url + ADDRESS)).status).toBe(404);
  });
});

test('a scheduled post appears at its minute, and is hidden when it was reported', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const irem = await visit(browser, meydan, IREM, PHONE);
  const minute = new Date(meydan.clock.now().getTime() + 3_600_000).toISOString();
  const rest = { ...(await postFields(ozan, meydan)), status: 'scheduled', scheduled_at: minute };
  const { slug } = await write<{ slug: string }>(ozan, meydan, '/api/blog/posts', { title: TITLE, content: TEXT, ...rest });
  expect((await fetch(`${meydan.url}/blog/${slug}`)).status).toBe(404);

  await test.step('the clock reaches the minute', async () => {
    meydan.clock.advance({ hours: 1, minutes: 1 });
    await meydan.settled();
    await expect.poll(async () => (await fetch(`${meydan.url}/blog/${slug}`)).status).toBe(200);
  });

  await test.step('a reader reports it, and a moderator hides it', async () => {
    await irem.goto(`/blog/${slug}`);
    await report(irem, irem.getByRole('main'), 'Spam', 'Her yerde aynı metin.');
    const derya = await visit(browser, meydan, DERYA, DESK);
    await decide(derya, TITLE, 'h', 'Tanıtım metni.');
    await expect.poll(async () => (await fetch(`${meydan.url}/blog/${slug}`)).status).not.toBe(200);
  });
});

test('staff decide about a post on its page by keys alone, and take it back there and in the console', async ({ meydan, browser }) => {
  const irem = await visit(browser, meydan, IREM, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const form = { image: { name: 'kapak.png', mimeType: 'image/png', buffer: await picture() } };
  const uploaded = await irem.request.post('/api/forum/images', { multipart: form, headers: { origin: meydan.url } });
  const { data: cover } = (await uploaded.json()) as { data: { url: string } };
  const { data: categories } = (await (await irem.request.get('/api/blog/categories')).json()) as { data: { id: string }[] };
  const rest = { excerpt: 'Kısaca.', featured_image: cover.url, category_id: categories[0]?.id, reading_time: 3, status: 'published' };
  const { id, slug } = await write<{ id: string; slug: string }>(irem, meydan, '/api/blog/posts', { title: TITLE, content: TEXT, ...rest });
  const menu = derya.getByRole('button', { name: 'Moderasyon: yazı' });

  /** Opens the menu, chooses by its letter or its place, reasons and sends. */
  async function decideByKeys(label: string, letter?: string) {
    await menu.press('Enter');
    await expect(derya.getByRole('menuitem', { name: label, exact: true })).toBeVisible();
    await menuHearsKeys(derya);
    if (letter) await derya.keyboard.press(letter);
    else await derya.getByRole('menuitem', { name: label, exact: true }).press('Enter');
    const dialog = derya.getByRole('dialog', { name: label });
    await expect(dialog.getByLabel('Gerekçe')).toBeFocused();
    await derya.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Gerekçe gereklidir')).toBeVisible();
    await derya.keyboard.type('Topluluk ilkeleri 2.1');
    await derya.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
  }

  await test.step('it is featured by a letter, and that is taken back from the toast', async () => {
    await derya.goto(`/blog/${slug}`);
    await decideByKeys('Öne çıkar', 'o');
    await expect(derya.getByText('Yazı öne çıkarıldı.')).toBeVisible();
    await derya.getByRole('button', { name: 'Geri al' }).press('Enter');
    await expect(derya.getByText('Karar geri alındı.')).toBeVisible();
  });

  await test.step('a hidden post says to staff who hid it and why, and comes back with a reason', async () => {
    await decideByKeys('Gizle');
    await expect(derya.getByText('Bu yazı gizlendi', { exact: true })).toBeVisible();
    await expect(derya.getByText('Topluluk ilkeleri 2.1')).toBeVisible();
    await inBothSchemes(derya);
    const why = derya.getByRole('region', { name: 'Moderatör kararları' });
    await why.getByRole('button', { name: 'Geri al' }).press('Enter');
    await expect(derya.getByRole('dialog', { name: 'Kararı geri al' }).getByLabel('Gerekçe')).toBeFocused();
    await derya.keyboard.type('Yanılmışım');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
    await expect.poll(async () => (await fetch(`${meydan.url}/blog/${slug}`)).status).toBe(200);
  });

  await test.step('a deleted one has a page for staff and for nobody else', async () => {
    await decideByKeys('Kaldır');
    await expect(derya.getByText('Bu yazı kaldırıldı', { exact: true })).toBeVisible();
    await derya.reload();
    await expect(derya.getByText('Baytlar alfabe bilmez').first()).toBeVisible();
    await irem.goto(`/blog/${slug}`);
    await expect(irem.getByRole('heading', { name: 'Yazı kaldırıldı' })).toBeVisible();
  });

  await test.step('the console finds it among the decisions and takes it back', async () => {
    await derya.goto('/adminpanel/decisions?filter=%7B%22subject%22%3A%22post%22%2C%22state%22%3A%22standing%22%7D');
    await expect(derya.getByRole('link', { name: TITLE })).toHaveAttribute('href', `/blog/${id}`);
    await expect(derya.getByRole('button', { name: `Geri al: ${TITLE}` })).toBeVisible();
    await derya.keyboard.press('j');
    await derya.keyboard.press('g');
    await expect(derya.getByLabel('Geri alma gerekçesi')).toBeFocused();
    await derya.keyboard.type('İkinci okumada kural dışı değil');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Karar geri alındı.')).toBeVisible();
    await expect.poll(async () => (await fetch(`${meydan.url}/blog/${slug}`)).status).toBe(200);
  });
});
