import { expect, type Page } from '@playwright/test';
import { APPROVAL_TEXT } from '../backend/contracts/approvals';
import { type NewMember, test } from './support/meydan';
import { canPress, chooseDecision, DERYA, DESK, fillSignIn, IREM, isSignedIn, OZAN, openBrowser, PHONE, reportBy, topicBy, visit } from './support/people';
import { inOrder } from './support/sound';

test.use({ settings: { FOUR_EYES: 'auto' } });

const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };
const TEXT = 'Kaporayı gönderin, kargoyu hemen çıkarayım. Telefonum açıklamada.';
const WHY = 'Yıllardır aynı';
const SENTENCE = 'Vaka karara bağlanacak; bu arada uzaklaştırıldı';

/** Asks for a ban for good by keys alone, and lets the time for second thoughts pass. */
async function ask(page: Page, title: string): Promise<void> {
  await chooseDecision(page, title, 'b', WHY);
  await page.clock.fastForward(10_000);
  await expect(page.getByText(APPROVAL_TEXT.waits)).toBeVisible();
}

test('a ban for good waits for a second admin, who looks at what is judged and confirms it or refuses it, by keys alone', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  const [ozan, irem] = [await visit(browser, meydan, OZAN, DESK), await visit(browser, meydan, IREM, DESK)];
  const sold = await topicBy(ozan, meydan, 'Satılık ekran kartı', TEXT);
  const lent = await topicBy(irem, meydan, 'Ödünç klavye', TEXT);
  await reportBy(irem, meydan, sold, 'scam');
  await reportBy(ozan, meydan, lent, 'scam');
  await derya.clock.install();

  await test.step('what a moderator asks for arrives where the second person looks', async () => {
    await nazli.goto('/adminpanel/approvals');
    await expect(nazli.getByText('Onay bekleyen yok')).toBeVisible();
    await ask(derya, 'Satılık ekran kartı');
    await expect(nazli.getByText(SENTENCE)).toBeVisible();
    await inOrder(nazli);
  });

  await test.step('nobody else decides meanwhile, and the member is out', async () => {
    await derya.goto(`/adminpanel/cases/${sold.split('/').at(-1)}`);
    await expect(derya.getByRole('status').filter({ hasText: 'Derya Aksoy karar verdi' })).toBeVisible();
    await expect(derya.getByRole('toolbar', { name: 'Karar' })).toHaveCount(0);
    await inOrder(derya);
    const door = await openBrowser(browser, meydan, DESK);
    await door.goto('/auth/login');
    await fillSignIn(door, OZAN.username);
    await expect(door.getByText(/^Hesabiniz askida/).first()).toBeVisible();
    await door.context().close();
  });

  await test.step('the second looks at the case and confirms it there', async () => {
    await nazli.keyboard.press('j');
    await nazli.keyboard.press('o');
    await expect(nazli.getByRole('heading', { level: 2, name: 'Satılık ekran kartı' })).toBeFocused();
    await expect(nazli.getByRole('region', { name: 'Raporlanan içerik' }).getByText(TEXT)).toBeVisible();
    await canPress(nazli, 'a');
    await nazli.keyboard.press('a');
    await expect(nazli.getByLabel('Not (isteğe bağlı)')).toBeFocused();
    await nazli.keyboard.type('Katılıyorum');
    await inOrder(nazli);
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByRole('list', { name: 'Kararlar' }).getByText('Yasaklama')).toBeVisible();
    await nazli.goto(`/adminpanel/cases/${sold.split('/').at(-1)}/history`);
    await expect(nazli.getByText('Kalıcı yaptırım: ikinci yetkili onayladı')).toBeVisible();
    await ozan.goto('/auth/login');
    await fillSignIn(ozan, OZAN.username);
    await expect(ozan.getByText(`Hesabiniz banlandi. Sebep: ${WHY}. Durum: Kalici.`).first()).toBeVisible();
  });

  await test.step('another is refused with a reason, and its member is in again', async () => {
    await nazli.goto('/adminpanel/approvals');
    await expect(nazli.getByText('Onay bekleyen yok')).toBeVisible();
    await ask(derya, 'Ödünç klavye');
    await expect(nazli.getByText(SENTENCE)).toBeVisible();
    await nazli.keyboard.press('j');
    await nazli.keyboard.press('x');
    await expect(nazli.getByLabel('Neden reddediyorsunuz?')).toBeFocused();
    await nazli.keyboard.type('İlk ihlali');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Onay bekleyen yok')).toBeVisible();
    await irem.goto('/auth/login');
    await fillSignIn(irem, IREM.username);
    await isSignedIn(irem);
  });

  await test.step('on a phone all of it is there', async () => {
    await nazli.setViewportSize(PHONE);
    await inOrder(nazli);
  });
});
