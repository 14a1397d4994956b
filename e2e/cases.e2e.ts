import { expect, type Page } from '@playwright/test';
import { type NewMember, type RunningMeydan, test } from './support/meydan';
import { canPress, commentBy, DERYA, DESK, IREM, reportBy, topicBy, visit } from './support/people';
import { inOrder } from './support/sound';

const EKIN: NewMember = { username: 'ekin', displayName: 'Ekin Öz', role: 'moderator' };
/** What the desk promises is told by `npm run bench`; here a busy machine must not decide, but what only the next poll would bring is too late. */
const LIVE = { timeout: 15_000 };

const theCase = (page: Page) => page.getByRole('region', { name: 'Vaka', exact: true });
const row = (page: Page, title: string) => page.getByRole('list', { name: 'Vakalar' }).getByRole('listitem').filter({ hasText: title });

/** Opens a case of the queue by keys. Another one may stand open until this one does. */
async function open(page: Page, title: string): Promise<void> {
  await row(page, title).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

const notices = (page: Page) => page.getByRole('region', { name: 'Bildirimler' });

async function reported(page: Page, reporter: Page, meydan: RunningMeydan, title: string): Promise<string> {
  const path = await topicBy(page, meydan, title, 'Yeterince uzun bir içerik.');
  await commentBy(page, meydan, path, 'Bir yorum');
  await reportBy(reporter, meydan, path, 'harassment');
  return path;
}

test('two moderators at one case see each other, who takes it, and what the other decides, by keys alone', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const ekin = await visit(browser, meydan, EKIN, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const author = await visit(browser, meydan, { username: 'ozan', displayName: 'Ozan Çelik', role: 'user' }, DESK);
  await reported(author, irem, meydan, 'İlk konu');
  await reported(author, irem, meydan, 'İkinci konu');

  await test.step('both open it and see that the other looks, too', async () => {
    for (const page of [derya, ekin]) {
      await page.goto('/adminpanel/');
      await open(page, 'İlk konu');
    }
    await expect(theCase(derya).getByText('Ekin Öz de bakıyor')).toBeVisible(LIVE);
    await expect(theCase(ekin).getByText('Derya Aksoy da bakıyor')).toBeVisible(LIVE);
    await inOrder(derya);
  });

  await test.step('who takes it is seen by the other, in the case and in the queue', async () => {
    await canPress(derya, 'u');
    await derya.keyboard.press('u');
    await expect(theCase(ekin).getByText('Derya Aksoy bakıyor')).toBeVisible(LIVE);
    await expect(row(ekin, 'İlk konu').getByText('Derya Aksoy bakıyor')).toBeVisible(LIVE);
  });

  await test.step('a case that comes waits behind a button; nothing moves', async () => {
    await reported(author, irem, meydan, 'Üçüncü konu');
    await expect(ekin.getByRole('button', { name: '1 yeni vaka' })).toBeVisible(LIVE);
    await expect(row(ekin, 'Üçüncü konu')).toHaveCount(0);
  });

  await test.step('what the other decides is said at once, and my words are kept', async () => {
    await canPress(ekin, 'h');
    await ekin.keyboard.press('e');
    await expect(ekin.getByRole('textbox', { name: 'Üyeye yazacağınız' })).toBeFocused();
    await ekin.keyboard.type('Bunu ben yazmıştım');
    await expect(theCase(derya).getByText('Ekin Öz yazıyor…')).toBeVisible(LIVE);
    await expect(theCase(derya).getByText('Ekin Öz yazıyor…')).toBeHidden(LIVE);
    await ekin.keyboard.press('Escape');
    await canPress(derya, 'h');
    await derya.keyboard.press('h');
    await derya.keyboard.press('Enter');
    await expect(ekin.getByText('Derya Aksoy bu vakayı karara bağladı (Ozan Çelik): İçerik gizlendi')).toBeVisible({ timeout: 30_000 });
    await expect(theCase(ekin).getByText('Göndermediğiniz metin')).toBeVisible();
    await expect(theCase(ekin).getByText('Bunu ben yazmıştım')).toBeVisible();
    await expect(row(ekin, 'İlk konu').getByText('İçerik gizlendi')).toBeVisible();
  });

  await test.step('whoever leaves is seen no more', async () => {
    for (const page of [derya, ekin]) {
      await page.goto('/adminpanel/');
      await open(page, 'İkinci konu');
    }
    await expect(theCase(ekin).getByText('Derya Aksoy da bakıyor')).toBeVisible(LIVE);
    await derya.goto('/adminpanel/members');
    await expect(theCase(ekin).getByText('Derya Aksoy da bakıyor')).toBeHidden(LIVE);
  });

  await test.step('what was missed while the connection was away is there when it is back', async () => {
    await ekin.context().setOffline(true);
    await derya.goto('/adminpanel/');
    await open(derya, 'İkinci konu');
    await canPress(derya, 'u');
    await derya.keyboard.press('u');
    await expect(theCase(derya).getByText(/^Sizde/)).toBeVisible();
    await ekin.context().setOffline(false);
    await expect(theCase(ekin).getByText('Derya Aksoy bakıyor')).toBeVisible({ timeout: 20_000 });
  });
});

test('a decision on many can be taken back for ten seconds', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const author = await visit(browser, meydan, { username: 'ozan', displayName: 'Ozan Çelik', role: 'user' }, DESK);
  for (const title of ['Konu bir', 'Konu iki']) await reported(author, irem, meydan, title);
  const chosen = derya.getByRole('checkbox', { name: /^Seç: Konu/, checked: true });
  await derya.goto('/adminpanel/');
  await expect(row(derya, 'Konu')).toHaveCount(2);
  await open(derya, 'Konu bir');
  await canPress(derya, 'x');
  await derya.keyboard.press(' ');
  await expect(chosen).toHaveCount(1);
  await derya.keyboard.press('j');
  await expect(derya.getByRole('heading', { level: 2, name: 'Konu iki' })).toBeVisible();
  await derya.keyboard.press(' ');
  await expect(chosen).toHaveCount(2);
  const apply = async () => {
    await expect(derya.getByRole('button', { name: /· 2 vaka/ })).toBeEnabled();
    await derya.keyboard.press('Enter');
    await expect(notices(derya).getByText('2 vakaya tek karar: reddedildi')).toBeVisible();
  };

  await test.step('z takes it back: both are there, and chosen still', async () => {
    await canPress(derya, 'x');
    await derya.keyboard.press('x');
    await apply();
    await expect(row(derya, 'Konu')).toHaveCount(0);
    await derya.keyboard.press('z');
    await expect(row(derya, 'Konu')).toHaveCount(2);
    await expect(chosen).toHaveCount(2);
  });

  await test.step('left alone it is carried out', async () => {
    // What was chosen for them is chosen still, too.
    await expect(derya.locator('[aria-keyshortcuts="x"][aria-pressed="true"]')).toBeVisible();
    await apply();
    await expect(notices(derya).getByText('2 vaka karara bağlandı.')).toBeVisible({ timeout: 30_000 });
    await expect(derya.getByText('Kuyruk boş')).toBeVisible();
  });
});
