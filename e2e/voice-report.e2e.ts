import { expect, type Page } from '@playwright/test';
import type { RunningMeydan } from './support/meydan';
import { test } from './support/meydan';
import { canPress, chooseByKeys, DERYA, DESK, openFromQueue, visit, write } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';
import { cardOf, openRoom, speaker, takeSeat, withMicrophone } from './support/voice';

test.use(withMicrophone);

const RUDE = 'Seni evinde bulurum.';
const WITHHELD = 'Bu mesaj topluluk kurallarına aykırı bulunduğu için kaldırıldı';
const HIDDEN = 'Adı gizlenmiş oda';
const WHY = 'Bir üye burada tehdit edildiğini yazdı';
/** What only the next poll would bring is too late; a busy machine must not decide. */
const LIVE = { timeout: 15_000 };
const SAVED = { timeout: 30_000 };

const content = (page: Page) => page.getByRole('region', { name: 'Raporlanan içerik' });
const log = (page: Page) => cardOf(page).getByRole('log', { name: 'Oda mesajları' });

/** Sends the report in the open dialog by keys alone. */
async function sendReport(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'İçerik Raporla' });
  await inBothSchemes(page, '[role=dialog]');
  await dialog.getByLabel('Açıklama').press('Control+Enter');
  await expect(dialog.getByText('Rapor gönderildi. Moderatörler kısa süre içinde inceleyecek.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tamam' }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Decides by a key, and resolves once that is done. */
async function decide(derya: Page, key: string): Promise<void> {
  await canPress(derya, key);
  await derya.keyboard.press(key);
  await derya.keyboard.press('Enter');
  await expect(derya.getByText('Karar kaydedildi.')).toBeVisible(SAVED);
}

/** Takes the decision on a case back. */
async function takeBack(derya: Page, address: string): Promise<void> {
  await derya.goto(address);
  await canPress(derya, 'g');
  await derya.keyboard.press('g');
  await expect(derya.getByLabel('Üyeye yazacağınız gerekçe')).toBeFocused();
  await derya.keyboard.type('Yanlış anlamışız');
  await derya.keyboard.press('Control+Enter');
  await expect(derya.getByText('Karar geri alındı; vaka yeniden açık.')).toBeVisible();
}

/** The case of what is called so, opened from the queue. */
async function openCase(derya: Page, meydan: RunningMeydan, title: string): Promise<string> {
  await meydan.settled();
  await openFromQueue(derya, title);
  await expect(content(derya)).toBeVisible();
  return derya.url();
}

test('a room is reported for its name, which the desk hides from everybody and brings back', async ({ meydan, browser }) => {
  const ozan = await speaker(browser, meydan, 'ozan', 'Ozan Çelik');
  await write(ozan, meydan, '/api/voice-rooms', { name: 'Kaba Sözler', description: 'Burada herkese sövülür.' });
  const irem = await speaker(browser, meydan, 'irem', 'İrem Şahin');
  const derya = await visit(browser, meydan, DERYA, DESK);
  const room = (name: string) => irem.getByRole('main').getByRole('listitem', { name });
  await irem.goto('/voice-rooms');

  await test.step('whoever reads it reports it from its card', async () => {
    await room('Kaba Sözler').getByRole('button', { name: 'Daha fazla: Kaba Sözler' }).press('Enter');
    await chooseByKeys(irem, 'Raporla');
    await expect(irem.getByRole('dialog', { name: 'İçerik Raporla' }).getByText('Kaba Sözler')).toBeVisible();
    await sendReport(irem);
  });

  const address = await openCase(derya, meydan, 'Kaba Sözler');
  await test.step('the case shows what it is called, and what would follow', async () => {
    await expect(content(derya).getByText('Burada herkese sövülür.')).toBeVisible();
    await expect(content(derya).getByText('Raporlanan sesli oda')).toBeVisible();
    await canPress(derya, 'd');
    await derya.keyboard.press('d');
    await expect(derya.getByText('Oda herkes için hemen kapanır; karar geri alınsa da yeniden açılmaz')).toBeVisible();
    await derya.keyboard.press('d');
    await inOrder(derya);
  });

  await test.step('its name goes from open lists at once, and comes back with the decision', async () => {
    await decide(derya, 'h');
    await expect(room(HIDDEN)).toBeVisible(LIVE);
    await expect(irem.getByText('Kaba Sözler')).toHaveCount(0);
    await inBothSchemes(irem, 'main');
    await takeBack(derya, address);
    await expect(room('Kaba Sözler')).toBeVisible(LIVE);
  });
});

test('a message of a room is reported, read for a reason, taken from both open rooms and brought back', async ({ meydan, browser }) => {
  const ozan = await speaker(browser, meydan, 'ozan', 'Ozan Çelik');
  const irem = await speaker(browser, meydan, 'irem', 'İrem Şahin');
  const derya = await visit(browser, meydan, DERYA, DESK);
  const room = await openRoom(ozan, meydan, 'Kahve Molası');
  await takeSeat(irem, meydan, room);
  for (const page of [ozan, irem]) {
    await page.goto('/voice-rooms');
    await cardOf(page).getByRole('button', { name: /^Chat/ }).click();
    await expect(log(page)).toBeVisible();
  }
  for (const words of ['Dünkü sözlerin hiç hoş değildi.', RUDE]) await write(ozan, meydan, `/api/voice-rooms/${room}/messages`, { content: words });
  await expect(log(irem).getByText(RUDE)).toBeVisible(LIVE);

  await test.step('whoever is there reports it from its menu', async () => {
    const said = log(irem).getByRole('listitem').filter({ hasText: RUDE });
    await said.getByRole('button', { name: /^Daha fazla: mesaj/ }).press('Enter');
    await chooseByKeys(irem, 'Raporla');
    await expect(irem.getByRole('dialog', { name: 'İçerik Raporla' }).getByText(/öncesindeki ve sonrasındaki beşer mesajla birlikte/)).toBeVisible();
    await sendReport(irem);
  });

  const address = await openCase(derya, meydan, 'Oda mesajı');
  await test.step('the case tells no word until its moderator has said why, by keys alone', async () => {
    await expect(derya.getByText(RUDE)).toHaveCount(0);
    await canPress(derya, 'p');
    await derya.keyboard.press('p');
    await expect(derya.getByRole('textbox', { name: 'Bu konuşmayı neden okuyorsunuz?' })).toBeFocused();
    await derya.keyboard.type(WHY);
    await derya.keyboard.press('Control+Enter');
    await expect(content(derya).getByRole('heading', { name: '2 mesajlık konuşma kopyası' })).toBeFocused();
    for (const words of ['Dünkü sözlerin hiç hoş değildi.', RUDE]) await expect(content(derya).getByText(words)).toBeVisible();
    await inOrder(derya);
  });

  await test.step('what is hidden goes from both open rooms at once, and comes back with the decision', async () => {
    await decide(derya, 'h');
    for (const page of [ozan, irem]) {
      await expect(log(page).getByText(WITHHELD)).toBeVisible(LIVE);
      await expect(page.getByText(RUDE)).toHaveCount(0);
    }
    await inBothSchemes(irem, '[data-voice-card]');
    await takeBack(derya, address);
    for (const page of [ozan, irem]) await expect(log(page).getByText(RUDE)).toBeVisible(LIVE);
  });
});
