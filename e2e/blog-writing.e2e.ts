import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { POST_TEXT } from '../backend/contracts/blog-writing';
import { DRAFT_TEXT } from '../backend/contracts/drafts';
import { inEachRun } from './support/each-run';
import { type RunningMeydan, test } from './support/meydan';
import { DESK, fillSignIn, IREM, OZAN, onlySent, openBrowser, PHONE, signIn, visit, write } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const TITLE = 'Rehberde “Çağla” neden en sonda çıkıyor?';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** What the server keeps of the unsent post. */
const keptOf = async (page: Page): Promise<string> => {
  const { data } = (await (await page.request.get('/api/forum/drafts/post')).json()) as { data: { content: string } | null };
  return data?.content ?? '';
};
const isKept = (page: Page, words: string) => expect.poll(() => keptOf(page), { timeout: 30_000 }).toContain(words);
/** What a browser does when somebody comes back to a page. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('what is typed into a post is lost neither with the connection nor with the session, the page or the server', async ({ meydan, browser }) => {
  const desk = await visit(browser, meydan, IREM, DESK);
  const phone = await openBrowser(browser, meydan, PHONE);
  await signIn(phone, meydan, IREM.username);

  await test.step('it is found on another device, and what is typed there comes back', async () => {
    await desk.goto('/blog/create');
    await field(desk, 'Başlık').fill(TITLE);
    await field(desk, 'İçerik').fill('Masada yazıldı.');
    await expect(field(desk, 'Özet')).toHaveValue('Masada yazıldı.');
    await field(desk, 'Özet').fill('Kendi özetim');
    await isKept(desk, 'Kendi özetim');
    await phone.goto('/blog/create');
    await expect(field(phone, 'Başlık')).toHaveValue(TITLE);
    await expect(field(phone, 'Özet')).toHaveValue('Kendi özetim');
    await field(phone, 'İçerik').fill('Masada yazıldı. Telefonda sürdü.');
    await isKept(phone, 'Telefonda sürdü.');
    await lookAgain(desk);
    await expect(field(desk, 'İçerik')).toHaveValue('Masada yazıldı. Telefonda sürdü.');
  });

  await test.step('without a connection it stays, and no other draft is written over by it', async () => {
    await desk.context().setOffline(true);
    await field(desk, 'İçerik').fill('Masada, bağlantı yokken.');
    await field(phone, 'İçerik').fill('Telefonda, aynı anda.');
    await isKept(phone, 'Telefonda, aynı anda.');
    await desk.context().setOffline(false);
    await lookAgain(desk);
    await expect(desk.getByText(DRAFT_TEXT.newer)).toBeVisible();
    await inBothSchemes(desk);
    await expect(field(desk, 'İçerik')).toHaveValue('Masada, bağlantı yokken.');
    await desk.getByRole('button', { name: DRAFT_TEXT.keep }).click();
    await isKept(desk, 'Masada, bağlantı yokken.');
  });

  await test.step('a reload while the server is away, and its restart, take nothing', async () => {
    await meydan.goDown();
    await field(desk, 'İçerik').fill('Sunucu yokken yazıldı.');
    await meydan.comeUp();
    desk.once('dialog', (dialog) => void dialog.accept());
    await desk.reload();
    await expect(field(desk, 'İçerik')).toHaveValue('Sunucu yokken yazıldı.');
    await expect(field(desk, 'Özet')).toHaveValue('Kendi özetim');
    await isKept(desk, 'Sunucu yokken yazıldı.');
  });

  await test.step('a session that ends takes nothing either', async () => {
    const goOn = await onlySent(desk);
    await desk.context().clearCookies();
    await field(desk, 'İçerik').fill('Oturum kapanınca da durur.');
    await desk.getByRole('button', { name: 'Taslağı Kaydet' }).click();
    await expect(desk).toHaveURL(/\/auth\/login/);
    await goOn();
    await fillSignIn(desk, IREM.username);
    await expect(desk).toHaveURL(/\/blog\/create$/);
    await expect(field(desk, 'İçerik')).toHaveValue('Oturum kapanınca da durur.');
  });

  await test.step('once the post is saved, there is no draft of it any more', async () => {
    await desk.getByRole('button', { name: 'Taslağı Kaydet' }).click();
    await expect(desk.getByText(POST_TEXT.savedDone).first()).toBeVisible();
    await expect(desk).toHaveURL(/\/edit$/);
    await expect(field(desk, 'İçerik')).toHaveValue('Oturum kapanınca da durur.');
    await expect.poll(() => keptOf(desk)).toBe('');
  });

  await test.step('what is typed while it is saved is not written over, and is saved with the next one', async () => {
    const typed = desk.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/blog/posts/'));
    await desk.route('**/api/blog/posts/*', async (route) => {
      if (route.request().method() === 'PUT') await field(desk, 'İçerik').fill('Kaydedilirken yazıldı.');
      await route.continue();
    });
    await desk.getByRole('button', { name: 'Taslağı Kaydet' }).click();
    expect((await typed).postData()).not.toContain('Kaydedilirken');
    await expect(desk.getByText(POST_TEXT.typedMeanwhile)).toBeVisible();
    await expect(field(desk, 'İçerik')).toHaveValue('Kaydedilirken yazıldı.');
    await desk.unroute('**/api/blog/posts/*');
    desk.once('dialog', (dialog) => void dialog.accept());
    await desk.reload();
    await expect(field(desk, 'İçerik')).toHaveValue('Kaydedilirken yazıldı.');
    const saved = desk.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/blog/posts/'));
    await desk.getByRole('button', { name: 'Taslağı Kaydet' }).click();
    expect((await (await saved).request().postDataJSON()).content).toBe('Kaydedilirken yazıldı.');
  });
});

const MARKDOWN = '---\ntitle: Elle taşınan yazı\ndate: 2019-03-04\ntags: [react]\n---\n\nİlk satır.';
const FEED =
  '<rss version="2.0"><channel><title>Eski</title><item><title>Beslemeden gelen yazı</title><link>https://eski.example/1</link><description>&lt;p&gt;Söz&lt;/p&gt;</description></item><item><title>a</title><description>Kısa başlık</description></item></channel></rss>';
const files = () => [
  { name: 'elle.md', mimeType: 'text/markdown', buffer: Buffer.from(MARKDOWN) },
  { name: 'eski.xml', mimeType: 'text/xml', buffer: Buffer.from(FEED) },
  { name: 'tuzak.xml', mimeType: 'text/xml', buffer: Buffer.from('<!DOCTYPE rss [<!ENTITY a "ha">]><rss/>') },
];

for (const [name, size, member] of inEachRun(
  [
    ['on a phone', PHONE, IREM],
    ['at a desk', DESK, OZAN],
  ] as const,
  'last',
))
  test(`posts are brought in, taken out and put into series ${name}`, async ({ meydan, browser }) => {
    const page = await visit(browser, meydan, member, size);

    await test.step('files are looked into, and what they hold comes as drafts, once', async () => {
      await page.goto('/blog/mine');
      await page.getByRole('button', { name: 'İçe aktar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Yazı içe aktar' });
      await dialog.locator('input[type=file]').setInputFiles(files());
      await expect(dialog.getByText('2 yazı gelecek, 2 yazı veya dosya alınamıyor')).toBeVisible();
      await expect(dialog.getByText('Başlık en az 3 karakter olmalıdır')).toBeVisible();
      await inBothSchemes(page);
      await dialog.getByRole('button', { name: '2 yazıyı taslak olarak getir' }).click();
      await expect(dialog.getByText(/^2 yazı taslaklarınıza geldi/)).toBeVisible();
      await dialog.locator('input[type=file]').setInputFiles(files());
      await expect(dialog.getByText(/^2 yazı zaten vardı/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Vazgeç' }).click();
      await page.goto('/blog/mine?status=draft');
      await expect(page.getByRole('link', { name: 'Elle taşınan yazı', exact: true })).toBeVisible();
      await expect(page.getByText('İlk yayın: 4 Mart 2019')).toBeVisible();
      await inBothSchemes(page);
      await inOrder(page);
    });

    await test.step('they are taken out again, one or all', async () => {
      const one = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Markdown indir: Elle taşınan yazı' }).click();
      expect((await one).suggestedFilename()).toBe('elle-tasinan-yazi.md');
      const all = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Tümünü indir' }).click();
      expect((await all).suggestedFilename()).toBe('meydan-yazilarim.zip');
    });

    await test.step('posts of a series lead from one to the next', async () => {
      await page.getByLabel('Yeni dizinin adı').fill('Olaylarla yazmak');
      await page.getByRole('button', { name: 'Dizi oluştur' }).click();
      await page.getByRole('link', { name: 'Olaylarla yazmak' }).click();
      await expect(page.getByText('Bu dizide henüz yazı yok')).toBeVisible();
      const id = page.url().split('/').at(-1) ?? '';
      const [first = ''] = [await publish(page, meydan, 'Birinci bölüm', id), await publish(page, meydan, 'İkinci bölüm', id)];
      await page.goto(`/blog/${first}`);
      await expect(page.getByRole('link', { name: /^Seri 1 \/ 2 ?: Olaylarla yazmak$/ })).toBeVisible();
      await inBothSchemes(page);
      await page.getByRole('link', { name: 'Seri 2 / 2, sonraki İkinci bölüm' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'İkinci bölüm' })).toBeVisible();
      if (size === DESK) await expect(page.getByRole('navigation', { name: 'Yazı dizisi', exact: true }).getByText('Birinci bölüm')).toBeVisible();
      await page.getByRole('link', { name: /^Seri 2 \/ 2 ?: Olaylarla yazmak$/ }).click();
      await page.getByRole('button', { name: 'Yukarı al: İkinci bölüm' }).click();
      await expect(page.getByRole('region', { name: 'Dizideki yazılar' }).getByRole('heading').first()).toHaveText('İkinci bölüm');
      await inBothSchemes(page);
      await inOrder(page);
    });

    await test.step('a post joins a series in the editor', async () => {
      await page.goto('/blog/mine?status=draft');
      await page.getByRole('link', { name: 'Elle taşınan yazı', exact: true }).click();
      await field(page, 'Yazı dizisi').selectOption({ label: 'Olaylarla yazmak' });
      await inBothSchemes(page);
      await page.getByRole('button', { name: 'Taslağı Kaydet' }).click();
      await expect(page.getByText(POST_TEXT.savedDone).first()).toBeVisible();
      await page.goto('/blog/mine');
      await page.getByRole('link', { name: 'Olaylarla yazmak' }).click();
      await expect(page.getByRole('region', { name: 'Dizideki yazılar' }).getByText('Elle taşınan yazı')).toBeVisible();
    });
  });

/** Publishes a post without the screens, puts it into a series and answers its address. */
async function publish(page: Page, meydan: RunningMeydan, title: string, seriesId: string): Promise<string> {
  const buffer = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  const headers = { origin: meydan.url };
  const uploaded = await page.request.post('/api/forum/images', { multipart: { image: { name: 'kapak.png', mimeType: 'image/png', buffer } }, headers });
  const { data: cover } = (await uploaded.json()) as { data: { url: string } };
  const { data: categories } = (await (await page.request.get('/api/blog/categories')).json()) as { data: { id: string }[] };
  const rest = { excerpt: 'Kısaca.', featured_image: cover.url, category_id: categories[0]?.id, reading_time: 3, status: 'published' };
  const { id, slug } = await write<{ id: string; slug: string }>(page, meydan, '/api/blog/posts', { title, content: 'Bir bölüm.', ...rest });
  const placed = await page.request.put(`/api/blog/posts/${id}/series`, { data: { series_id: seriesId }, headers });
  expect(placed.ok()).toBe(true);
  return slug;
}
