import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { isSignedIn, openBrowser, type Size, signIn } from './support/people';
import { inBothSchemes } from './support/sound';
import { canBeTouched } from './support/touch';
import { cardOf, openRoom, speaker, withMicrophone } from './support/voice';

test.use(withMicrophone);

const TABLET: Size = { width: 768, height: 1024 };
const DIALOG = '[role="dialog"]:not([data-voice-card])';
const CARD = '[data-voice-card]';

/** Nothing is covered, cut off or too small, in either scheme. */
async function inOrder(page: Page, within: string): Promise<void> {
  await inBothSchemes(page, within);
  await canBeTouched(page, within);
}

test('on a tablet every screen of voice rooms can be read and touched', async ({ meydan, browser }) => {
  test.setTimeout(180_000);
  const ozan = await speaker(browser, meydan, 'ozan', 'Ozan Çelik');
  await openRoom(ozan, meydan, 'Hafta Sonu Sohbeti: gündem, iş, havadan sudan');
  await ozan.goto('/forum');
  await expect(cardOf(ozan)).toBeVisible();
  await meydan.addMember({ username: 'aysegul', displayName: 'Ayşegül Müşerref Büyükkaragöz Hacıibrahimoğlu', role: 'user' });
  const page = await openBrowser(browser, meydan, TABLET);
  await page.context().grantPermissions(['microphone']);
  await page.context().addInitScript(() => localStorage.setItem('cookieChoice', 'rejected'));

  await test.step('guests find the rooms and the way to sign in', async () => {
    await page.goto('/voice-rooms');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', /redirect=%2Fvoice-rooms/);
    await inOrder(page, 'main');
  });

  await signIn(page, meydan, 'aysegul');
  await page.goto('/voice-rooms');
  await isSignedIn(page);
  const join = page.getByRole('main').getByRole('button', { name: /^Katıl: Hafta Sonu Sohbeti/ });
  await expect(join).toBeVisible();
  await inOrder(page, 'main');

  await test.step('the warning and the device test come before the room', async () => {
    await join.click();
    await expect(page.getByRole('button', { name: 'Yine de devam et' })).toBeVisible();
    await inOrder(page, DIALOG);
    await page.getByRole('button', { name: 'Yine de devam et' }).click();
    await expect(page.getByText('Sesiniz iyi geliyor')).toBeVisible();
    await inOrder(page, DIALOG);
    await page.getByRole('dialog').getByRole('button', { name: 'Katıl', exact: true }).click();
    await expect(cardOf(page).getByText('Ozan Çelik')).toBeVisible();
    await inOrder(page, CARD);
  });

  await test.step('the settings of the room', async () => {
    await cardOf(page).getByRole('button', { name: 'Oda ayarları' }).click();
    for (const tab of ['Katılımcılar', 'Genel']) {
      await page.getByRole('tab', { name: tab }).click();
      await inOrder(page, DIALOG);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  await test.step('the chat of the room', async () => {
    await cardOf(page).getByRole('button', { name: 'Chat' }).click();
    const field = page.getByPlaceholder('Mesaj yazın…');
    await field.fill('Konuşmanın slaytlarını paylaşır mısın? https://meydan.example/cok-uzun-bir-adres-ki-satira-sigmaz');
    await field.press('Enter');
    await expect(cardOf(page).getByRole('button', { name: /^Daha fazla: mesaj/ })).toBeVisible();
    await inOrder(page, CARD);
    await page.getByRole('button', { name: 'Odaya dön' }).click();
  });

  await test.step('the bar to which the room is made smaller', async () => {
    await cardOf(page).getByRole('button', { name: 'Küçült' }).click();
    await inOrder(page, CARD);
  });

  await test.step('the question before one leaves', async () => {
    await cardOf(page).getByRole('button', { name: 'Büyüt' }).click();
    await cardOf(page).getByRole('button', { name: 'Ayrıl' }).click();
    await inOrder(page, DIALOG);
    await page.locator(DIALOG).getByRole('button', { name: 'Ayrıl' }).click();
    await expect(cardOf(page)).toHaveCount(0);
  });
});
