import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DRAFT_TEXT } from '../backend/contracts/drafts';
import { PROJECT_WRITING_TEXT } from '../backend/contracts/project-writing';
import { inEachRun } from './support/each-run';
import { test } from './support/meydan';
import { answered, DESK, fillSignIn, IREM, OZAN, onlySent, openBrowser, PHONE, signIn, visit } from './support/people';
import { projectBy } from './support/projects';
import { inBothSchemes, inOrder } from './support/sound';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** What the server keeps of the unsent project. */
const keptOf = async (page: Page, key = 'project'): Promise<string> => {
  const { data } = (await (await page.request.get(`/api/forum/drafts/${key}`)).json()) as { data: { content: string } | null };
  return data?.content ?? '';
};
const isKept = (page: Page, words: string, key?: string) => expect.poll(() => keptOf(page, key), { timeout: 30_000 }).toContain(words);

async function choosePicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 1280, height: 900, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  await page.getByLabel('Kapak görseli: seç').setInputFiles({ name: 'kapak.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Kapak görseli: kırp' });
  const sent = answered(page, 'POST', /\/images$/);
  await dialog.getByRole('button', { name: 'Kırp ve Yükle' }).click();
  await sent;
  await expect(dialog).toBeHidden();
}

for (const [name, size, member] of inEachRun(
  [
    ['on a phone', PHONE, IREM],
    ['at a desk', DESK, OZAN],
  ] as const,
  'first',
))
  test(`a project is written, changed, put away and deleted ${name}`, async ({ meydan, browser }) => {
    await test.step('a guest is asked to sign in, and comes back to it', async () => {
      const guest = await openBrowser(browser, meydan, size);
      await guest.goto('/projects/create');
      await expect(guest.getByText(PROJECT_WRITING_TEXT.signInToCreate)).toBeVisible();
      await inBothSchemes(guest);
    });

    const page = await visit(browser, meydan, member, size);
    await test.step('what is wrong is said above and at each field, and nothing is sent', async () => {
      await page.goto('/projects/create');
      await page.getByRole('button', { name: 'Bağlantı ekle' }).click();
      await field(page, '1. bağlantının adresi').fill('takvim');
      await page.getByRole('button', { name: 'Proje Oluştur' }).click();
      await expect(page.getByRole('alert').first()).toHaveText('Lütfen şu alanları düzeltin: Proje adı, Özet, Aşama, Bağlantılar.');
      await expect(field(page, 'Proje adı')).toBeFocused();
      await inOrder(page);
    });

    await test.step('it is created with all that is told of it', async () => {
      await field(page, 'Proje adı').fill('Ortak Takvim');
      await field(page, 'Açıklama').fill('Arkadaş gruplarına **ortak saat** bulur.');
      await field(page, 'Özet').fill('Herkesin uygun saatini bulan takvim.');
      await field(page, 'Aşama').selectOption({ label: 'Beta' });
      await page.getByText('Üyelere açık', { exact: true }).click();
      await field(page, 'Etiketler').fill('react,');
      await field(page, '1. bağlantının adı').fill('Site');
      await field(page, '1. bağlantının adresi').fill('takvim.example');
      await choosePicture(page);
      await inBothSchemes(page);
      await page.getByRole('button', { name: 'Proje Oluştur' }).click();
      await expect(page.getByText(PROJECT_WRITING_TEXT.created).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Ortak Takvim' })).toBeVisible();
      await expect.poll(() => keptOf(page)).toBe('');
    });
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await test.step('it is changed where it was written', async () => {
      await page.getByRole('link', { name: 'Düzenle', exact: true }).click();
      await expect(field(page, 'Proje adı')).toHaveValue('Ortak Takvim');
      await expect(field(page, '1. bağlantının adresi')).toHaveValue('https://takvim.example');
      await field(page, 'Proje adı').fill('Ortak Takvim 2');
      await page.getByText('Gizli', { exact: true }).click();
      await expect(page.getByText('artık göremeyecek olanların')).toBeVisible();
      await page.getByText('Üyelere açık', { exact: true }).click();
      await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
      await expect(page.getByText(PROJECT_WRITING_TEXT.saved).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Ortak Takvim 2' })).toBeVisible();
    });

    await test.step('whoever does not run it is told so', async () => {
      const other = await visit(browser, meydan, { username: 'bora', displayName: 'Bora Aydın', role: 'user' }, size);
      await other.goto(`/projects/${id}/edit`);
      await expect(other.getByText(PROJECT_WRITING_TEXT.notYours)).toBeVisible();
      await inBothSchemes(other);
    });

    await test.step('it is put away, and brought back', async () => {
      await page.goto(`/projects/${id}/edit`);
      await page.getByRole('button', { name: 'Arşivle' }).click();
      const dialog = page.getByRole('dialog', { name: 'Proje arşivlensin mi?' });
      await expect(dialog).toBeVisible();
      await inBothSchemes(page);
      await dialog.getByRole('button', { name: 'Arşivle' }).click();
      await expect(page.getByText(PROJECT_WRITING_TEXT.archivedDone).first()).toBeVisible();
      await page.goto(`/projects/${id}/edit`);
      await expect(page.getByText(PROJECT_WRITING_TEXT.archived)).toBeVisible();
      await inBothSchemes(page);
      await page.getByRole('button', { name: 'Arşivden çıkar' }).click();
      await expect(field(page, 'Proje adı')).toHaveValue('Ortak Takvim 2');
    });

    await test.step('it is deleted once that is confirmed', async () => {
      await page.getByRole('button', { name: 'Sil', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Proje silinsin mi?' });
      await expect(dialog).toBeVisible();
      await inBothSchemes(page);
      await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
      await expect(page).toHaveURL(/\/projects$/);
      await page.goto(`/projects/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Proje kaldırıldı' })).toBeVisible();
    });
  });

test('what is typed into a project is lost neither with the connection nor with the session, and two do not write over each other', async ({
  meydan,
  browser,
}) => {
  const desk = await visit(browser, meydan, IREM, DESK);
  const phone = await openBrowser(browser, meydan, PHONE);
  await signIn(phone, meydan, IREM.username);
  const id = await projectBy(desk, meydan, { title: 'Durak' });
  const key = `edit-project:${id}`;

  await test.step('a draft is found on another device', async () => {
    await desk.goto('/projects/create');
    await field(desk, 'Proje adı').fill('Sözlükçe');
    await isKept(desk, 'Sözlükçe');
    await phone.goto('/projects/create');
    await expect(field(phone, 'Proje adı')).toHaveValue('Sözlükçe');
    await desk.goto('/forum/drafts');
    await expect(desk.getByRole('link', { name: 'Sözlükçe' })).toHaveAttribute('href', '/projects/create');
  });

  await test.step('without a connection it stays', async () => {
    await desk.goto(`/projects/${id}/edit`);
    await expect(field(desk, 'Proje adı')).toHaveValue('Durak');
    await desk.context().setOffline(true);
    await field(desk, 'Açıklama').fill('Bağlantı yokken yazıldı.');
    await desk.context().setOffline(false);
    await isKept(desk, 'Bağlantı yokken yazıldı.', key);
  });

  await test.step('a session that ends takes nothing', async () => {
    const goOn = await onlySent(desk);
    await desk.context().clearCookies();
    await field(desk, 'Açıklama').fill('Oturum kapanınca da durur.');
    await desk.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(desk).toHaveURL(/\/auth\/login/);
    await goOn();
    await fillSignIn(desk, IREM.username);
    await expect(desk).toHaveURL(new RegExp(`/projects/${id}/edit$`));
    await expect(field(desk, 'Açıklama')).toHaveValue('Oturum kapanınca da durur.');
  });

  await test.step('what was saved elsewhere meanwhile is not written over', async () => {
    const saved = await phone.request.put(`/api/projects/${id}`, { data: { summary: 'Telefonda değişen özet.' }, headers: { origin: meydan.url } });
    expect(saved.ok()).toBe(true);
    await desk.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(desk.getByText(PROJECT_WRITING_TEXT.changedMeanwhile)).toBeVisible();
    await inBothSchemes(desk);
    await desk.getByRole('button', { name: DRAFT_TEXT.takeTheirs }).click();
    await expect(field(desk, 'Özet')).toHaveValue('Telefonda değişen özet.');
  });
});
