import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { DERYA, DESK, IREM, menuHearsKeys, OZAN, PHONE, reportBy, topicBy, visit, write } from './support/people';
import { inOrder } from './support/sound';

const REASON = 'Şikâyet üzerine kararın dayanağını inceliyorum.';

const list = (page: Page) => page.getByRole('list', { name: 'Olaylar', exact: true });
const opened = (page: Page) => page.getByRole('region', { name: 'Açık olay' });
/** Chooses in one of the filters by keys. */
async function choose(page: Page, filter: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}:`) }).focus();
  await page.keyboard.press('Enter');
  await menuHearsKeys(page);
  await page.getByRole('menuitemradio', { name: choice, exact: true }).press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('an auditor finds by keys what was done, opens it, looks behind a mask with a reason, and the member is told', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const topic = await topicBy(ozan, meydan, 'Denetlenecek konu', 'Denetim yolculuğunda raporlanacak bir metin.');
  const irem = await visit(browser, meydan, IREM, DESK);
  await reportBy(irem, meydan, topic, 'harassment');
  const derya = await visit(browser, meydan, DERYA, DESK);
  const members = (await (await derya.request.get('/api/users/search?q=ozan')).json()) as { data: { id: string }[] };
  await write(derya, meydan, `/api/console/members/${members.data[0]?.id}/notes`, { text: 'Yalnızca görevlilerin okuyacağı not.' });
  const auditor = await visit(browser, meydan, { username: 'sevgi', displayName: 'Sevgi Akın', role: 'auditor' }, DESK);

  await test.step('the menu is an auditor’s', async () => {
    await auditor.goto('/adminpanel/');
    await auditor.getByRole('link', { name: 'Zaman çizelgesi', exact: true }).focus();
    await auditor.keyboard.press('Enter');
    await expect(auditor.getByRole('heading', { name: 'Zaman çizelgesi', level: 1 })).toBeVisible();
    await expect(list(auditor).getByText('Üye hakkında ekip notu yazıldı')).toBeVisible();
    await expect(auditor.getByRole('link', { name: 'Kuyruk', exact: true })).toHaveCount(0);
    await inOrder(auditor);
  });

  await test.step('the address holds what is filtered', async () => {
    await choose(auditor, 'Olay', 'Üye hakkında ekip notu yazıldı');
    await expect(auditor).toHaveURL(/\/audit\?type=StaffNoteWritten$/);
    await expect(list(auditor).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a fact opens with what led to it and its place in the chain', async () => {
    await auditor.keyboard.press('j');
    await expect(opened(auditor).getByRole('heading', { name: 'Üye hakkında ekip notu yazıldı' })).toBeVisible();
    await expect(opened(auditor).getByRole('list', { name: 'Neden ve sonuçlar' })).toBeVisible();
    await expect(opened(auditor).getByText('StaffNoteWritten')).toBeHidden();
    await inOrder(auditor);
  });

  await test.step('a masked field is shown to whoever says why', async () => {
    await opened(auditor).getByRole('button', { name: 'Göster', exact: true }).focus();
    await auditor.keyboard.press('Enter');
    await expect(auditor.getByLabel('Neden görmek istiyorsunuz?').getByRole('textbox')).toBeFocused();
    await auditor.keyboard.type('Kısa');
    await auditor.keyboard.press('Control+Enter');
    await expect(opened(auditor).getByText('En az 20 karakter yazın (4/20)')).toBeVisible();
    await auditor.getByLabel('Neden görmek istiyorsunuz?').getByRole('textbox').fill(REASON);
    await auditor.keyboard.press('Control+Enter');
    await expect(opened(auditor).getByText('Yalnızca görevlilerin okuyacağı not.')).toBeVisible();
  });

  await test.step('whoever it is about is shown as they stood then, and back', async () => {
    await opened(auditor).getByRole('link', { name: 'Bu anın geçmiş görünümü' }).focus();
    await auditor.keyboard.press('Enter');
    await expect(auditor).toHaveURL(/\/past\/member\/[\w-]+\?at=\d+$/);
    await expect(auditor.getByRole('region', { name: 'Geçmiş görünüm' }).getByText(/Burada değişiklik yapılamaz/)).toBeVisible();
    await inOrder(auditor);
    await auditor.goBack();
    await expect(opened(auditor).getByRole('heading', { name: 'Üye hakkında ekip notu yazıldı' })).toBeVisible();
  });

  await test.step('a filter is kept under a name, renamed and deleted', async () => {
    await auditor.getByRole('button', { name: /^Filtrelerim/ }).focus();
    await auditor.keyboard.press('Enter');
    const dialog = auditor.getByRole('dialog', { name: 'Filtrelerim' });
    await dialog.getByLabel('Şimdiki filtrenin adı').fill('Görevli notları');
    await auditor.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: 'Görevli notları' })).toBeVisible();
    await dialog.getByRole('button', { name: '“Görevli notları” filtresini yeniden adlandır' }).click();
    await dialog.getByLabel('Yeni ad').fill('Notlar');
    await auditor.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: 'Notlar', exact: true })).toBeVisible();
    await inOrder(auditor);
    await dialog.getByRole('button', { name: '“Notlar” filtresini sil' }).click();
    await expect(dialog.getByRole('link', { name: 'Notlar', exact: true })).toHaveCount(0);
    await auditor.keyboard.press('Escape');
  });

  await test.step('the member reads who looked, by role, and why', async () => {
    await ozan.goto('/settings/data');
    const looks = ozan.getByRole('region', { name: 'Verilerime kim baktı?' });
    await expect(looks.getByText(REASON)).toBeVisible();
    await expect(looks.getByText(/^Denetçi · .* · Resmî talep$/)).toBeVisible();
    await expect(ozan.getByText('Sevgi')).toHaveCount(0);
    await inOrder(ozan);
  });

  await test.step('on a phone the list and what is open take turns', async () => {
    await auditor.setViewportSize(PHONE);
    await auditor.goto('/adminpanel/audit?kind=access');
    await expect(list(auditor).getByRole('listitem')).toHaveCount(1);
    await inOrder(auditor);
    await list(auditor).getByRole('link').focus();
    await auditor.keyboard.press('Enter');
    await expect(opened(auditor).getByRole('heading', { name: 'Bir kaydın gizli alanlarına bakıldı' })).toBeVisible();
    await expect(list(auditor)).toBeHidden();
    await inOrder(auditor);
    await opened(auditor).getByRole('link', { name: 'Zaman çizelgesi' }).click();
    await expect(list(auditor).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a moderator sees none of it', async () => {
    await derya.goto('/adminpanel/audit');
    await expect(derya.getByRole('link', { name: 'Zaman çizelgesi' })).toHaveCount(0);
    await expect(list(derya)).toHaveCount(0);
  });
});
