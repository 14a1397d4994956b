import { expect, type Page } from '@playwright/test';
import { PROJECT_CHOICE_TEXT } from '../backend/contracts/project-choices';
import { PROJECT_DESK_TEXT, PROJECT_TOOL_DONE } from '../backend/contracts/project-moderation';
import { PEOPLE_TEXT } from '../backend/contracts/project-people';
import { type NewMember, test } from './support/meydan';
import { chooseByKeys, DERYA, DESK, decide, IREM, OZAN, openBrowser, PHONE, visit } from './support/people';
import { postingBy, projectBy } from './support/projects';
import { inBothSchemes, inOrder } from './support/sound';

const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };

const titled = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const notThere = (page: Page) => expect(titled(page, 'Proje bulunamadı')).toBeVisible();
const more = (page: Page) => page.getByRole('button', { name: 'Daha fazla: proje' });

test('a private project is there for its people alone, and for staff who say why', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, PHONE);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const id = await projectBy(ozan, meydan, { title: 'Kapalı Kasa', visibility: 'private', description: 'Anahtar düzeni burada.' });

  await test.step('a stranger and a member find nothing at its address', async () => {
    const guest = await openBrowser(browser, meydan, PHONE);
    for (const page of [guest, irem]) {
      await page.goto(`/projects/${id}`);
      await notThere(page);
      await expect(page.getByText('Kapalı Kasa')).toHaveCount(0);
    }
    await guest.context().close();
  });

  await test.step('who is asked in sees what it is and who asks, and reads it once they have joined', async () => {
    await ozan.goto(`/projects/${id}?tab=members`);
    await ozan.getByLabel('Kimi davet ediyorsunuz?', { exact: true }).fill(IREM.username);
    await ozan.getByRole('button', { name: 'Davet gönder' }).click();
    await expect(ozan.getByText(PEOPLE_TEXT.invited)).toBeVisible();
    await irem.goto('/projects/mine');
    await expect(irem.getByText('Ozan Çelik sizi davet etti')).toBeVisible();
    await inOrder(irem);
    await irem.getByRole('link', { name: 'Kapalı Kasa' }).first().click();
    await expect(titled(irem, 'Kapalı Kasa')).toBeVisible();
    await expect(irem.getByText('Anahtar düzeni burada.')).toHaveCount(0);
    await irem.getByRole('button', { name: /^Kabul et/ }).click();
    await expect(irem.getByText('Anahtar düzeni burada.')).toBeVisible();
    await inBothSchemes(irem);
  });

  await test.step('a moderator reads it with a reason', async () => {
    await derya.goto(`/projects/${id}`);
    await notThere(derya);
    await derya.getByRole('button', { name: PROJECT_DESK_TEXT.open }).click();
    const dialog = derya.getByRole('dialog', { name: PROJECT_DESK_TEXT.open });
    await dialog.getByLabel('Gerekçe').fill('Bir üye burada tehdit edildiğini yazdı');
    await inBothSchemes(derya, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Aç', exact: true }).click();
    await expect(derya.getByText('Anahtar düzeni burada.')).toBeVisible();
    await expect(derya.getByRole('main').getByRole('link', { name: 'Projeler', exact: true })).toBeVisible();
    await inOrder(derya);
    await derya.reload();
    await notThere(derya);
  });
});

test('a stranger finds a project, reads it without JavaScript, and finds nothing of a private one', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const id = await projectBy(ozan, meydan, { title: 'Ortak Takvim', description: 'Ortak bir saat bulmak için.' });
  await postingBy(ozan, meydan, id, { title: 'React ile takvim görünümü' });
  const shut = await projectBy(ozan, meydan, { title: 'Gizli Takvim', visibility: 'private' });
  await meydan.settled();

  for (const size of [PHONE, DESK]) {
    const guest = await openBrowser(browser, meydan, size);
    await guest.goto('/search?q=TAKV%C4%B0M');
    await guest.getByRole('navigation', { name: 'Aranacak yer' }).getByRole('link', { name: 'Projeler' }).click();
    await expect(guest.getByRole('article')).toHaveCount(1);
    await inBothSchemes(guest);
    await guest
      .getByRole('article')
      .getByRole('link', { name: /Ortak Takvim/ })
      .click();
    await expect(titled(guest, 'Ortak Takvim')).toBeVisible();
    await guest.context().close();
  }

  const plain = await (await browser.newContext({ baseURL: meydan.url, javaScriptEnabled: false })).newPage();
  await plain.goto('/projects');
  await plain.getByRole('link', { name: 'Ortak Takvim' }).first().click();
  await expect(titled(plain, 'Ortak Takvim')).toBeVisible();
  await expect(plain.getByText('Ortak bir saat bulmak için.')).toBeVisible();
  await expect(plain.getByText('React ile takvim görünümü')).toBeVisible();
  const missing = await plain.goto(`/projects/${shut}`);
  expect([missing?.status(), (await plain.content()).includes('Gizli Takvim')]).toEqual([404, false]);
});

test('a project is reported and hidden by its case, put away on its page, and each of that is taken back', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, PHONE);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const id = await projectBy(ozan, meydan, { title: 'Ortak Takvim' });

  await test.step('a member reports it', async () => {
    await irem.goto(`/projects/${id}`);
    await more(irem).press('Enter');
    await chooseByKeys(irem, 'Raporla');
    const dialog = irem.getByRole('dialog', { name: 'İçerik Raporla' });
    await dialog.getByLabel('Açıklama').press('Control+Enter');
    await expect(dialog.getByText('Rapor gönderildi. Moderatörler kısa süre içinde inceleyecek.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Tamam' }).press('Enter');
    await meydan.settled();
  });

  await test.step('a moderator hides it by keys; it is there for its people and nobody else', async () => {
    await decide(derya, 'Ortak Takvim', 'h', 'Takvim değil, reklam.');
    await irem.reload();
    await notThere(irem);
    await ozan.goto(`/projects/${id}`);
    await expect(titled(ozan, 'Ortak Takvim')).toBeVisible();
    await expect(ozan.getByText('Bu proje bir moderatör tarafından gizlendi.')).toBeVisible();
    await expect(ozan.getByText(/^Gerekçe: /)).toBeVisible();
    await inBothSchemes(ozan);
    await ozan.getByRole('link', { name: 'Karara itiraz et' }).click();
    await expect(ozan.getByRole('heading', { name: 'Neden?' })).toBeVisible();
  });

  await test.step('the decision is taken back on the page', async () => {
    await derya.goto(`/projects/${id}`);
    await derya.getByRole('region', { name: 'Moderatör kararları' }).getByRole('button', { name: 'Geri al' }).click();
    await derya.getByRole('dialog').getByLabel('Gerekçe').fill('Yanlış anlamışız');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByRole('region', { name: 'Moderatör kararları' })).toBeHidden();
    await irem.reload();
    await expect(titled(irem, 'Ortak Takvim')).toBeVisible();
  });

  await test.step('it is put away on its page, and brought back', async () => {
    await more(derya).press('Enter');
    await chooseByKeys(derya, /^Gizle/);
    await derya.getByRole('dialog').getByLabel('Gerekçe').fill('Bakacağız');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText(PROJECT_TOOL_DONE.hide)).toBeVisible();
    await inOrder(derya);
    await irem.reload();
    await notThere(irem);
    await more(derya).press('Enter');
    await chooseByKeys(derya, /^Göster|^Geri getir/);
    await derya.getByRole('dialog').getByLabel('Gerekçe').fill('Baktık');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText(PROJECT_TOOL_DONE.restore)).toBeVisible();
    await irem.reload();
    await expect(titled(irem, 'Ortak Takvim')).toBeVisible();
  });
});

test('an admin keeps the stages by keys, a form offers what they keep, and a list is narrowed by what still stands', async ({ meydan, browser }) => {
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  await projectBy(ozan, meydan, { title: 'Vapur Saatleri', stage: 'paused' });
  await meydan.settled();
  await nazli.goto('/adminpanel/settings/projects');
  await nazli.getByRole('button', { name: 'Proje aşaması ekle' }).press('Enter');
  await expect(nazli.getByLabel('Ad')).toBeFocused();
  await nazli.keyboard.type('Kapalı beta');
  await nazli.keyboard.press('Control+Enter');
  await expect(nazli.getByText(PROJECT_CHOICE_TEXT.saved)).toBeVisible();
  await inBothSchemes(nazli);
  await nazli.getByRole('button', { name: 'Kaldır: Durduruldu' }).press('Enter');
  await expect(nazli.getByText(PROJECT_CHOICE_TEXT.retired)).toBeVisible();
  await ozan.goto('/projects/create');
  const stages = ozan.getByLabel('Aşama', { exact: true });
  await expect(stages.getByRole('option', { name: 'Kapalı beta' })).toBeAttached();
  await expect(stages.getByRole('option', { name: 'Durduruldu' })).toHaveCount(0);
  await ozan.goto('/projects');
  await ozan.getByRole('button', { name: 'Süzgeç' }).click();
  await ozan.getByRole('dialog', { name: 'Süzgeç' }).getByLabel('Aşama').selectOption('Durduruldu (kaldırıldı)');
  await expect(ozan).toHaveURL('/projects?stage=paused');
  await ozan.getByRole('button', { name: 'Projeleri göster' }).click();
  await expect(ozan.getByRole('link', { name: 'Kaldır: Aşama: Durduruldu (kaldırıldı)' })).toBeVisible();
  await expect(ozan.getByRole('link', { name: 'Vapur Saatleri' })).toBeVisible();
  await nazli.getByRole('button', { name: 'Yeniden kullan: Durduruldu' }).press('Enter');
  await expect(nazli.getByText(PROJECT_CHOICE_TEXT.restored)).toBeVisible();
});
