import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inEachRun } from './support/each-run';
import { test } from './support/meydan';
import { DESK, IREM, OZAN, openBrowser, PHONE, visit, write } from './support/people';
import { postingBy, projectBy } from './support/projects';
import { inBothSchemes, inOrder, noGraveFindings } from './support/sound';

const TITLE = 'Ortak Takvim';
const OTHER = 'Sözlükçe';
const WANTED = 'React ile takvim görünümü';
const MESSAGE = 'React ile üç yıldır çalışıyorum, haftada dört saat ayırabilirim.';

const COMMENT = 'Mesai dışını da sayıyor mu?';

const row = (page: Page, title: string) => page.getByRole('region', { name: 'Projeler' }).getByRole('article').filter({ hasText: title });
const posting = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: WANTED }) });

for (const size of inEachRun([PHONE, DESK], 'first')) {
  const isPhone = size === PHONE;

  /** Narrows the list by a stage: in its menu, or on the sheet of a phone. */
  async function chooseStage(page: Page, name: string): Promise<void> {
    if (isPhone) {
      await page.getByRole('button', { name: /^Süzgeç/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Süzgeç' });
      await sheet.getByLabel('Aşama').selectOption(name);
      await noGraveFindings(page, '[role="dialog"]');
      await sheet.getByRole('button', { name: 'Projeleri göster' }).click();
      return;
    }
    await page.getByRole('button', { name: 'Aşama' }).click();
    await page.getByRole('menuitemradio', { name }).click();
  }

  test(`a project is found, read, commented on and applied to at ${size.width} px`, async ({ meydan, browser }) => {
    const ozan = await visit(browser, meydan, OZAN, size);
    const id = await projectBy(ozan, meydan, { title: TITLE, description: '## Neden?\n\nOrtak bir saat bulmak için.', tags: ['react', 'takvim', 'caldav'] });
    await projectBy(ozan, meydan, { title: OTHER, stage: 'idea' });
    await postingBy(ozan, meydan, id, { title: WANTED });
    await write(ozan, meydan, `/api/projects/${id}/updates`, { type: 'release', content: '**0.7:** saat dilimi desteği.' });
    await meydan.settled();
    const irem = await visit(browser, meydan, IREM, size);

    await test.step('a guest reads it, and is led to sign in and back where members act', async () => {
      const guest = await openBrowser(browser, meydan, size);
      await guest.goto('/projects');
      await expect(row(guest, TITLE)).toContainText('2 yer açık');
      if (!isPhone) await expect(guest.getByRole('heading', { name: 'Hesabınız Yok mu?' })).toBeVisible();
      await inBothSchemes(guest);
      await row(guest, TITLE).getByRole('link', { name: TITLE }).click();
      await expect(guest.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      await expect(guest.getByText('Ortak bir saat bulmak için.')).toBeVisible();
      await expect(posting(guest)).toContainText('2 yerin 2’si açık');
      await inOrder(guest);
      await posting(guest).getByRole('link', { name: 'Başvur' }).click();
      await expect(guest).toHaveURL(/\/auth\/login\?reason=auth_required&redirect=%2Fprojects%2F/);
      await guest.context().close();
    });

    await test.step('a member narrows the list, and what is chosen stands in the address', async () => {
      await irem.goto('/projects');
      await chooseStage(irem, 'Beta');
      await expect(irem).toHaveURL('/projects?stage=beta');
      await expect(irem.getByText('1 / 2 proje')).toBeVisible();
      await expect(row(irem, OTHER)).toHaveCount(0);
      await irem.getByLabel('Projelerde ara').fill('sözlük');
      await expect(irem).toHaveURL(/search=s%C3%B6zl%C3%BCk/);
      await expect(irem.getByRole('heading', { name: 'Bu süzgeçle eşleşen proje yok' })).toBeVisible();
      await inBothSchemes(irem);
      await irem.getByRole('link', { name: 'Kaldır: Aşama' }).click();
      await expect(row(irem, OTHER)).toBeVisible();
      await irem.getByRole('link', { name: 'Süzgeci temizle' }).click();
      await expect(irem).toHaveURL('/projects');
      await expect(irem.getByLabel('Projelerde ara')).toHaveValue('');
      await irem.goto('/projects?owner_id=ozan&stage=idea');
      await expect(row(irem, OTHER)).toBeVisible();
      await inBothSchemes(irem);
      await irem.getByRole('link', { name: 'Kaldır: Sahip: Ozan Çelik' }).click();
      await expect(irem).toHaveURL('/projects?stage=idea');
      await irem.getByRole('link', { name: 'Kaldır: Aşama: Fikir' }).click();
      await expect(irem).toHaveURL('/projects');
      await row(irem, TITLE).getByRole('link', { name: TITLE }).click();
      await expect(irem.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    });

    await test.step('she applies with a message, sees how that stands, and withdraws', async () => {
      await posting(irem)
        .getByRole('button', { name: `Başvur: ${WANTED}` })
        .click();
      const dialog = irem.getByRole('dialog', { name: `Başvur: ${WANTED}` });
      await dialog.getByRole('button', { name: 'Başvuruyu gönder' }).click();
      await expect(dialog.getByLabel('Mesajınız')).toBeFocused();
      await dialog.getByLabel('Mesajınız').fill(MESSAGE);
      await inBothSchemes(irem, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Başvuruyu gönder' }).click();
      await expect(posting(irem).getByText('Başvurunuz: yeni')).toBeVisible();
      await meydan.settled();
      await irem.reload();
      await expect(posting(irem).getByText('Başvurunuz: yeni')).toBeVisible();
      await inBothSchemes(irem);
      await posting(irem)
        .getByRole('button', { name: `Geri çek: ${WANTED}` })
        .click();
      await irem.getByRole('dialog').getByRole('button', { name: 'Geri çek' }).click();
      await expect(posting(irem).getByText('Başvurunuz: geri çekildi')).toBeVisible();
      await expect(posting(irem).getByRole('button', { name: `Yeniden başvur: ${WANTED}` })).toBeVisible();
    });

    await test.step('she likes what it tells of itself, and comments on it', async () => {
      await irem.goto(`/projects/${id}`);
      const update = irem.getByRole('article', { name: 'Sürüm, Ozan Çelik' });
      await update.getByRole('button', { name: 'Beğen 0 beğeni' }).click();
      await expect(update.getByRole('button', { name: 'Beğen 1 beğeni' })).toHaveAttribute('aria-pressed', 'true');
      const comments = irem.getByRole('region', { name: /^\d+ yorum$/ });
      await comments.getByRole('button', { name: 'Yorumunuzu yazın…' }).click();
      await comments.getByRole('textbox').fill(COMMENT);
      await comments.getByRole('button', { name: 'Yorum Yap' }).click();
      await expect(comments.getByRole('article', { name: 'Yorum, İrem Şahin' })).toContainText(COMMENT);
      await expect(irem.getByRole('tab', { name: 'Yorumlar 1' })).toBeVisible();
      await meydan.settled();
      await irem.reload();
      await expect(comments.getByRole('article', { name: 'Yorum, İrem Şahin' })).toContainText(COMMENT);
      await expect(update.getByRole('button', { name: 'Beğen 1 beğeni' })).toHaveAttribute('aria-pressed', 'true');
      await inBothSchemes(irem);
    });

    await test.step('its parts stand in the address', async () => {
      await irem.getByRole('tab', { name: /^Üyeler/ }).click();
      await expect(irem).toHaveURL(new RegExp(`/projects/${id}\\?tab=members$`));
      await expect(irem.getByRole('tabpanel').getByRole('link', { name: 'Ozan Çelik' })).toBeVisible();
      await inBothSchemes(irem);
      await irem.goBack();
      await expect(irem.getByRole('tab', { name: 'Genel' })).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('its owner has it in the panel and in the window of all', async () => {
      await ozan.goto('/projects');
      if (isPhone) await ozan.getByRole('button', { name: 'Menüyü aç' }).click();
      const panel = ozan.getByRole('region', { name: 'Katıldığım projeler' });
      await expect(panel.getByRole('link', { name: new RegExp(TITLE) })).toContainText('Sahip');
      await panel.getByRole('button', { name: 'Toplam 2 proje' }).click();
      const all = ozan.getByRole('dialog', { name: 'Katıldığım projeler' });
      await expect(all.getByRole('link')).toHaveCount(2);
      await noGraveFindings(ozan, '[role="dialog"]');
      await all.getByRole('link', { name: new RegExp(OTHER) }).click();
      await expect(ozan.getByRole('heading', { level: 1, name: OTHER })).toBeVisible();
    });

    await test.step('what is not there says so', async () => {
      for (const address of [randomUUID(), 'boyle-bir-adres-yok']) {
        await irem.goto(`/projects/${address}`);
        await expect(irem.getByRole('heading', { level: 1, name: 'Proje bulunamadı' })).toBeVisible();
      }
      await inBothSchemes(irem);
    });
  });
}
