import { expect, type Page } from '@playwright/test';
import { screenshot } from '../backend/src/platform/uploads/pictures.fixture';
import { acquainted, field, give, idOf, isDrawn, logOf, openWith, picked, rowOf, say } from './support/chat';
import { type RunningMeydan, test } from './support/meydan';
import { canPress, chooseByKeys, DERYA, DESK, IREM, OZAN, openFromQueue, PHONE, visit, write } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const RUDE = 'Seni evinde bulurum.';
const WITHHELD = 'Bu mesaj topluluk kurallarına aykırı bulunduğu için kaldırıldı';
const WHY = 'Bir üye burada tehdit edildiğini yazdı';
/** What only the next poll would bring is too late; a busy machine must not decide. */
const LIVE = { timeout: 15_000 };

const content = (page: Page) => page.getByRole('region', { name: 'Raporlanan içerik' });
const menuOf = (page: Page, text: string) => rowOf(page, text).getByRole('button', { name: /^Daha fazla: mesaj/ });

/** Sends the report in the open dialog by keys alone. */
async function sendReport(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'İçerik Raporla' });
  await expect(dialog.getByText(/öncesindeki ve sonrasındaki beşer mesajla birlikte/)).toBeVisible();
  await inBothSchemes(page, '[role=dialog]');
  await dialog.getByLabel('Açıklama').press('Control+Enter');
  await expect(dialog.getByText('Rapor gönderildi. Moderatörler kısa süre içinde inceleyecek.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tamam' }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Opens the case of the only message that is reported, and asks for its conversation by keys. */
async function ask(derya: Page, meydan: RunningMeydan, why: string): Promise<void> {
  await meydan.settled();
  await openFromQueue(derya, 'Mesaj');
  await expect(derya.getByRole('heading', { name: /^Mesaj · @/ })).toBeFocused();
  await canPress(derya, 'p');
  await derya.keyboard.press('p');
  const reason = derya.getByRole('textbox', { name: 'Bu konuşmayı neden okuyorsunuz?' });
  await expect(reason).toBeFocused();
  await derya.keyboard.type(why);
}

test('a message is reported, read for a reason, taken from both open pages and brought back', async ({ meydan, browser }) => {
  const { ozan, irem } = await acquainted(browser, meydan);
  const derya = await visit(browser, meydan, DERYA, DESK);
  let caseOf = '';
  await openWith(ozan, 'İrem Şahin');
  await openWith(irem, 'Ozan Çelik');
  await say(ozan, 'Dünkü sözlerin hiç hoş değildi.');
  await give(ozan, 'paste', { name: 'kapiniz.png', type: 'image/png', bytes: await screenshot(600, 200) });
  await expect(picked(ozan)).toContainText('kapiniz.png');
  await say(ozan, RUDE);
  await expect(rowOf(irem, RUDE)).toContainText(/kapiniz/, LIVE);

  await test.step('whoever reads it reports it from its menu; nobody reports their own', async () => {
    await menuOf(ozan, RUDE).press('Enter');
    await expect(ozan.getByRole('menuitem', { name: 'Metni kopyala' })).toBeVisible();
    await expect(ozan.getByRole('menuitem', { name: 'Raporla' })).toHaveCount(0);
    await ozan.keyboard.press('Escape');
    await menuOf(irem, RUDE).press('Enter');
    await chooseByKeys(irem, 'Raporla');
    await expect(irem.getByRole('dialog', { name: 'İçerik Raporla' }).getByText(RUDE)).toBeVisible();
    await sendReport(irem);
    await menuOf(irem, RUDE).press('Enter');
    await expect(irem.getByRole('menuitem', { name: 'Raporlandı' })).toBeDisabled();
    await irem.keyboard.press('Escape');
    await expect(field(irem)).toBeVisible();
  });

  await test.step('the case tells no word until its moderator has said why, by keys alone', async () => {
    await ask(derya, meydan, 'Bakacağım');
    caseOf = derya.url();
    await expect(derya.getByText(RUDE)).toHaveCount(0);
    await inOrder(derya);
    await derya.getByRole('textbox', { name: 'Bu konuşmayı neden okuyorsunuz?' }).focus();
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('En az 10 karakter yazın (9/10)')).toBeVisible();
    await derya.keyboard.press('Escape');
    await expect(content(derya).getByRole('button', { name: /^Konuşmayı göster/ })).toBeFocused();
    await derya.keyboard.press('p');
    await derya.keyboard.type(WHY);
    await derya.keyboard.press('Control+Enter');
    await expect(content(derya).getByRole('heading', { name: '3 mesajlık konuşma kopyası' })).toBeFocused();
    for (const words of ['Merhaba!', 'Dünkü sözlerin hiç hoş değildi.', RUDE]) await expect(content(derya).getByText(words)).toBeVisible();
    // The picture that came with it is a copy, too, and is not fetched before it is asked for.
    await expect(content(derya).getByRole('img', { name: /^kapiniz/ })).toHaveCount(0);
    await content(derya)
      .getByRole('button', { name: /^kapiniz.*: kapalı görseli göster$/ })
      .press('Enter');
    await isDrawn(derya, /^kapiniz/);
    // Enter would press what has the focus.
    await content(derya).getByRole('heading', { name: '3 mesajlık konuşma kopyası' }).focus();
    await inOrder(derya);
  });

  await test.step('what is hidden goes from both open pages at once', async () => {
    await canPress(derya, 'h');
    await derya.keyboard.press('h');
    await derya.keyboard.press('Enter');
    await expect(derya.getByText('Karar kaydedildi.')).toBeVisible({ timeout: 30_000 });
    for (const page of [ozan, irem]) {
      await expect(rowOf(page, WITHHELD)).toBeVisible(LIVE);
      await expect(page.getByText(RUDE)).toHaveCount(0);
      await inBothSchemes(page);
    }
    await expect(logOf(irem).getByText('Dünkü sözlerin hiç hoş değildi.')).toBeVisible();
  });

  await test.step('the decision is taken back, and the message stands again on both', async () => {
    await derya.goto(caseOf);
    await expect(content(derya).getByText('Görünümden kaldırıldı')).toBeVisible();
    await expect(derya.getByText(RUDE)).toHaveCount(0);
    await canPress(derya, 'g');
    await derya.keyboard.press('g');
    await expect(derya.getByLabel('Üyeye yazacağınız gerekçe')).toBeFocused();
    await derya.keyboard.type('Yanlış anlamışız');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Karar geri alındı; vaka yeniden açık.')).toBeVisible();
    for (const page of [ozan, irem]) {
      await expect(rowOf(page, RUDE)).toBeVisible(LIVE);
      await expect(rowOf(page, WITHHELD)).toHaveCount(0);
    }
  });
});

test('a request is reported before it is answered', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, PHONE);
  await irem.context().addInitScript(() => localStorage.setItem('cookieChoice', 'rejected'));
  const derya = await visit(browser, meydan, DERYA, PHONE);
  const { id } = await write<{ id: string }>(ozan, meydan, '/api/chat/start', { otherUserId: await idOf(irem) });
  await write(ozan, meydan, `/api/chat/${id}/messages`, { content: RUDE });

  await test.step('whoever is asked reports it where it stands', async () => {
    await irem.goto(`/mesajlar/${id}`);
    await expect(irem.getByText(RUDE)).toBeVisible();
    // A wide window would show it beside another page.
    await inBothSchemes(irem);
    await irem.getByRole('button', { name: 'Raporla' }).press('Enter');
    await sendReport(irem);
    await expect(irem.getByRole('button', { name: 'Raporlandı' })).toBeDisabled();
    await expect(irem.getByRole('button', { name: 'Kabul et' })).toBeEnabled();
  });

  await test.step('its text is read in the console, on a phone', async () => {
    await ask(derya, meydan, WHY);
    await derya.keyboard.press('Control+Enter');
    await expect(content(derya).getByText(RUDE)).toBeVisible();
    await expect(content(derya).getByRole('heading', { name: '1 mesajlık konuşma kopyası' })).toBeFocused();
    await inBothSchemes(derya);
  });
});
