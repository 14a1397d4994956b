import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { DESK, openBrowser, PHONE, signIn } from './support/people';

const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
/** Choices that lie apart are given one after the other: what counts is that the last look has arrived. */
const isGiven = (page: Page, look: { theme: string; font_size: string }) =>
  page.waitForResponse((answer) => {
    const given: unknown = answer.request().method() === 'PUT' ? answer.request().postDataJSON() : null;
    return answer.url().endsWith('/api/auth/appearance') && answer.ok() && typeof given === 'object' && given !== null && holds(given, look);
  });
const holds = (given: object, look: object) => Object.entries(look).every(([field, value]) => Reflect.get(given, field) === value);

test('how the app looks goes with the account to another device, and the last choice counts', async ({ browser, meydan }) => {
  await meydan.addMember({ username: 'kemal', displayName: 'Kemal Demir', role: 'user' });
  const desk = await openBrowser(browser, meydan, DESK);
  await signIn(desk, meydan, 'kemal');
  await desk.goto('/settings');
  await expect(desk.getByText('giriş yaptığınız her cihazda geçerli olur')).toBeVisible();
  const given = isGiven(desk, { theme: 'dark', font_size: 'large' });
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

  const back = isGiven(phone, { theme: 'light', font_size: 'large' });
  await phone.getByRole('button', { name: 'Açık temaya geç' }).click();
  await back;
  await desk.reload();
  await expect.poll(() => schemeOf(desk)).toBe('light');
});
