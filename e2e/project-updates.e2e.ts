import { expect, type Page } from '@playwright/test';
import { UPDATE_TEXT } from '../backend/contracts/project-updates';
import { inEachRun } from './support/each-run';
import { test } from './support/meydan';
import { answered, chooseByKeys, DERYA, DESK, IREM, OZAN, openBrowser, PHONE, report, visit, write } from './support/people';
import { projectBy } from './support/projects';
import { inBothSchemes, inOrder } from './support/sound';

const updates = (page: Page) => page.getByRole('region', { name: 'Güncellemeler' });
const update = (page: Page, words: string) => updates(page).getByRole('article').filter({ hasText: words });
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

for (const [name, size] of inEachRun(
  [
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const,
  'last',
))
  test(`a project tells of itself ${name}`, async ({ meydan, browser }) => {
    const ozan = await visit(browser, meydan, OZAN, size);
    const irem = await visit(browser, meydan, IREM, size);
    const id = await projectBy(ozan, meydan, { title: 'Ortak Takvim' });
    const address = `/projects/${id}?tab=updates`;
    await write(irem, meydan, `/api/projects/${id}/follow`, {});
    const form = ozan.getByRole('form', { name: 'Yeni güncelleme' });

    await test.step('whoever is in it writes; what is typed is lost neither empty nor with the page', async () => {
      await ozan.goto(address);
      await expect(ozan.getByText(UPDATE_TEXT.none)).toBeVisible();
      await ozan.getByRole('button', { name: 'Güncelleme yaz' }).click();
      await form.getByRole('button', { name: 'Yayınla' }).click();
      await expect(form.getByText('Güncelleme metni gereklidir')).toBeVisible();
      await inOrder(ozan);
      await form.getByRole('textbox', { name: 'Güncelleme metni' }).fill('**0.7:** saat dilimi desteği geldi.');
      await form.getByLabel('Türü').selectOption({ label: 'Sürüm' });
      await expect(form.getByText(/Taslak/)).toBeVisible();
      await ozan.reload();
      await expect(form.getByRole('textbox', { name: 'Güncelleme metni' })).toHaveValue('**0.7:** saat dilimi desteği geldi.');
      await form.getByRole('button', { name: 'Yayınla' }).click();
      await said(ozan, 'Güncellemeniz yayınlandı.');
      await expect(update(ozan, '0.7: saat dilimi desteği geldi.')).toContainText('Sürüm');
      await expect(form).toBeHidden();
      await expect(ozan.getByRole('tab', { name: 'Güncellemeler 1' })).toBeVisible();
      await inOrder(ozan);
    });

    await test.step('whoever follows it hears of it, and is led to it', async () => {
      await meydan.settled();
      await irem.goto('/notifications');
      await irem.getByRole('link', { name: /^Ozan Çelik, ‹Ortak Takvim› projesinde yeni bir güncelleme yayınladı/ }).click();
      await expect(irem).toHaveURL(/\?tab=updates#update-/);
      await expect(update(irem, '0.7')).toBeFocused();
    });

    await test.step('its author changes it', async () => {
      await update(ozan, '0.7').getByRole('button', { name: 'Düzenle', exact: true }).click();
      const dialog = ozan.getByRole('dialog', { name: 'Güncellemeyi düzenle' });
      await dialog.getByRole('textbox', { name: 'Güncelleme metni' }).fill('**0.8:** saat dilimi ve haftalık görünüm geldi.');
      await inBothSchemes(ozan, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await said(ozan, 'Güncellemeniz kaydedildi.');
      await expect(dialog).toBeHidden();
      await expect(update(ozan, 'haftalık görünüm')).toBeVisible();
    });

    await test.step('others like it and read what it said before', async () => {
      await irem.goto(address);
      await expect(updates(irem).getByRole('form')).toHaveCount(0);
      await expect(update(irem, 'haftalık görünüm').getByRole('button', { name: 'Düzenle', exact: true })).toHaveCount(0);
      const liked = answered(irem, 'POST', /\/like\/toggle$/);
      await update(irem, 'haftalık görünüm').getByRole('button', { name: 'Beğen 0 beğeni' }).click();
      await expect(update(irem, 'haftalık görünüm').getByRole('button', { name: 'Beğen 1 beğeni' })).toHaveAttribute('aria-pressed', 'true');
      await liked;
      await expect(update(ozan, 'haftalık görünüm').getByRole('button', { name: 'Beğen 1 beğeni' })).toHaveAttribute('aria-pressed', 'false');
      await update(irem, 'haftalık görünüm').getByRole('button', { name: 'düzenlendi' }).click();
      const history = irem.getByRole('dialog', { name: 'Düzenleme geçmişi' });
      await expect(history.getByRole('article', { name: '2. hâli' })).toContainText('haftalık görünüm');
      await expect(history.getByRole('article', { name: '1. hâli' })).toContainText('saat dilimi desteği geldi.');
      await inBothSchemes(irem, '[role="dialog"]');
      await irem.keyboard.press('Escape');
      await expect(history).toBeHidden();
      await expect(update(irem, 'haftalık görünüm').getByRole('button', { name: 'düzenlendi' })).toBeFocused();
    });

    await test.step('it is reported, hidden by staff and shown again', async () => {
      await report(irem, update(irem, 'haftalık görünüm'), 'Spam', 'Reklam gibi.');
      const derya = await visit(browser, meydan, DERYA, size);
      await derya.goto(address);
      await update(derya, 'haftalık görünüm').getByRole('button', { name: 'Daha fazla: güncelleme' }).click();
      await chooseByKeys(derya, 'Gizle');
      const dialog = derya.getByRole('dialog', { name: 'Gizle' });
      await dialog.getByRole('textbox').fill('Reklam');
      await inBothSchemes(derya, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Gizle', exact: true }).click();
      await expect(update(derya, 'haftalık görünüm')).toContainText('Gizlendi');
      await irem.reload();
      await expect(irem.getByText(UPDATE_TEXT.none)).toBeVisible();
      await derya.getByRole('button', { name: 'Geri al' }).click();
      await expect(update(derya, 'haftalık görünüm')).not.toContainText('Gizlendi');
      await inBothSchemes(derya);
      await irem.reload();
      await expect(update(irem, 'haftalık görünüm')).toBeVisible();
    });

    await test.step('it is read by fewer as soon as its author says so', async () => {
      await update(ozan, 'haftalık görünüm').getByRole('button', { name: 'Düzenle', exact: true }).click();
      const dialog = ozan.getByRole('dialog', { name: 'Güncellemeyi düzenle' });
      await dialog.getByLabel('Kimler okuyabilir?').selectOption({ label: 'Üyelere açık' });
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await expect(update(ozan, 'haftalık görünüm')).toContainText('Üyelere açık');
      const guest = await openBrowser(browser, meydan, size);
      await guest.goto(address);
      await expect(guest.getByText(UPDATE_TEXT.none)).toBeVisible();
      await inBothSchemes(guest);
      await guest.context().close();
      await irem.reload();
      await expect(update(irem, 'haftalık görünüm')).toBeVisible();
      await update(ozan, 'haftalık görünüm').getByRole('button', { name: 'Düzenle', exact: true }).click();
      await dialog.getByLabel('Kimler okuyabilir?').selectOption({ label: 'Gizli' });
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await expect(update(ozan, 'haftalık görünüm')).toContainText('Gizli');
      await inBothSchemes(ozan);
      await irem.reload();
      await expect(irem.getByText(UPDATE_TEXT.none)).toBeVisible();
    });

    await test.step('it is deleted once it is said what follows', async () => {
      await update(ozan, 'haftalık görünüm').getByRole('button', { name: 'Sil…' }).click();
      const dialog = ozan.getByRole('dialog', { name: 'Güncelleme silinsin mi?' });
      await expect(dialog.getByText('Bu geri alınamaz.')).toBeVisible();
      await inBothSchemes(ozan, '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
      await said(ozan, UPDATE_TEXT.deletedDone);
      await expect(ozan.getByText(UPDATE_TEXT.none)).toBeVisible();
    });
  });
