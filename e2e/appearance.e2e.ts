import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { DESK, openBrowser, PHONE, signIn } from './support/people';

const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
const isGiven = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/auth/appearance') && answer.request().method() === 'PUT' && answer.ok());

test('how the app looks goes with the account to another device, and the last choice counts', async ({ browser, meydan }) => {
  await meydan.addMember({ username: 'kemal', displayName: 'Kemal Demir', role: 'user' });
  const desk = await openBrowser(browser, meydan, DESK);
  await signIn(desk, meydan, 'kemal');
  await desk.goto('/settings');
  await expect(desk.getByText('giriş yaptığınız her cihazda geçerli olur')).toBeVisible();
  const given = isGiven(desk);
  await desk.getByRole('radio', { name: 'Koyu' }).check();
  await desk.getByRole('radio', { name: 'Büyük' }).check();
  await given;

  const phone = await openBrowser(browser, meydan, PHONE);
  await phone.goto('/');
  expect(await schemeOf(phone)).toBe('light');
  await signIn(phone, meydan, 'kemal');
  await phone.goto('/forum');
  await expect.poll(() => schemeOf(phone)).toBe('dark');
  await expect.poll(() => phone.evaluate(() => document.documentElement.dataset.fontSize)).toBe('large');
  await phone.reload();
  expect(await schemeOf(phone)).toBe('dark');

  const back = isGiven(phone);
  await phone.getByRole('button', { name: 'Açık temaya geç' }).click();
  await back;
  await desk.reload();
  await expect.poll(() => schemeOf(desk)).toBe('light');
});
