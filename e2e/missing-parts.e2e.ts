import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { appIsThere, DESK, IREM, OZAN, openBrowser, signIn, topicBy, visit } from './support/people';

const ASSETS = new URL('../frontend/dist/assets/', import.meta.url);

/** Lets no script through that has these words in it, as if it were gone from the server. */
async function withhold(page: Page, words: string): Promise<void> {
  const gone = readdirSync(ASSETS).filter((file) => file.endsWith('.js') && readFileSync(new URL(file, ASSETS), 'utf8').includes(words));
  expect(gone.length).toBeGreaterThan(0);
  for (const file of gone) await page.route(`**/assets/${file}`, (route) => route.abort());
}

test('a message whose code cannot be had leaves the page as it is', async ({ meydan, browser }) => {
  const irem = await visit(browser, meydan, IREM, DESK);
  const address = await topicBy(irem, meydan, 'Eksik bir parça', 'Mesajların kodu gelmezse sayfa yerinde kalmalı.');
  const ozan = await visit(browser, meydan, OZAN, DESK);
  await withhold(ozan, 'notificationMaxHeight');
  await ozan.goto(address);
  const like = ozan.getByRole('article', { name: /^Konu, / }).getByRole('button', { name: /^Beğen/ });
  await ozan.route('**/api/**/like', (route) => route.abort());
  const lost = ozan.waitForEvent('requestfailed', (request) => request.url().endsWith('/like'));
  await like.click();
  await lost;
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(ozan.getByRole('banner')).toBeVisible();
  await expect(ozan.getByRole('heading', { level: 1, name: 'Eksik bir parça' })).toBeVisible();
});

test('a part that is gone after an upgrade loads the page anew, once', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan, DESK);
  await page.goto('/sss');
  await page.route('**/assets/ShortcutsDialog-*.js', (route) => route.abort());
  let served = 0;
  await page.route(`${meydan.url}/`, (route) => {
    served += 1;
    return route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-of-the-next-build.js"></script>' });
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await appIsThere(page);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('?');
  await reloaded;
  await expect(heading).toBeVisible();
  await appIsThere(page);
  const asked = page.waitForRequest(`${meydan.url}/`);
  await page.keyboard.press('?');
  await (await asked).response();
  await expect(page.getByRole('banner')).toBeVisible();
  expect([served, await page.evaluate(() => performance.getEntriesByType('navigation').length)]).toEqual([2, 1]);
});

test('a page that is opened by its address begins at its top, and is where it was after a reload', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan, DESK);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/kvkk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  await page.goto('/sss');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect.poll(scrolled).toBe(300);
});

test('short addresses lead to sign-in, and signing out of the settings accuses nobody', async ({ meydan, browser }) => {
  await meydan.addMember(IREM);
  const page = await openBrowser(browser, meydan, DESK);
  await page.goto('/auth');
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/login?redirect=%2Fforum%2Fliked');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fforum%2Fliked');
  await signIn(page, meydan, IREM.username);
  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { level: 1, name: 'Kişisel Bilgiler' })).toBeVisible();
  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  await expect(page.getByText('Bu işlem için giriş yapmalısınız.')).toHaveCount(0);
});
