import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { openBrowser, PHONE, signIn } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

test('a member is found by name, and has a page', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  await meydan.addMember({ username: 'ozan', displayName: 'Ozan Çelik', role: 'user' });
  const page = await openBrowser(browser, meydan, PHONE);
  await signIn(page, meydan, 'ozan');
  await page.goto('/forum');
  await page.getByRole('button', { name: 'Ara' }).click();
  await page.getByRole('combobox', { name: 'Ara' }).fill('sahin');
  await expect(page.getByRole('option', { name: /İrem Şahin/ })).toBeVisible();
  await inBothSchemes(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/irem$/);
  await expect(page.getByRole('heading', { level: 1, name: 'İrem Şahin' })).toBeVisible();
  await inOrder(page);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile\/ozan$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Profili Düzenle' })).toBeVisible();
  await page.goto('/profile/kimse');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil Bulunamadı' })).toBeVisible();
  await inOrder(page);
});

test('what is mailed is a member’s choice', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const page = await openBrowser(browser, meydan, PHONE);
  await signIn(page, meydan, 'irem');
  await page.goto('/settings/notifications');
  const choice = page.getByRole('combobox', { name: 'Gönderdiğim rapor karara bağlandığında: E-posta' });
  await expect(choice).toHaveValue('at_once');
  await inOrder(page);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/notifications/choices') && answer.request().method() === 'PUT');
  await choice.selectOption('off');
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(choice).toHaveValue('off');
  await page.route('**/api/notifications/choices', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await choice.selectOption('weekly');
  await expect(page.getByText('Sunucu şu anda yanıt veremiyor. Lütfen birazdan tekrar deneyin.')).toBeVisible();
  await expect(choice).toHaveValue('off');
});
