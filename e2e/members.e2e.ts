import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { openBrowser, signIn } from './support/people';

const SIZES = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
] as const;

for (const size of SIZES) {
  test(`a member is found by name, and has a page, at ${size.width} px`, async ({ meydan, browser }) => {
    await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
    await meydan.addMember({ username: 'ozan', displayName: 'Ozan Çelik', role: 'user' });
    const page = await openBrowser(browser, meydan, size);
    await signIn(page, 'ozan');
    if (size.width === 360) await page.getByRole('button', { name: 'Üye ara' }).click();
    await page.getByRole('combobox', { name: 'Üye ara' }).fill('sahin');
    await expect(page.getByRole('option', { name: /İrem Şahin/ })).toBeVisible();
    await inOrder(page);
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
    await page.context().close();
  });

  test(`what is mailed is a member’s choice, at ${size.width} px`, async ({ meydan, browser }) => {
    await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
    const page = await openBrowser(browser, meydan, size);
    await signIn(page, 'irem');
    await page.goto('/settings/notifications');
    const choice = page.getByRole('switch', { name: 'Gönderdiğim rapor karara bağlandığında: E-posta' });
    await expect(choice).toBeChecked();
    await inOrder(page);
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/notifications/choices') && answer.request().method() === 'PUT');
    await choice.press('Space');
    expect((await kept).status()).toBe(200);
    await page.reload();
    await expect(choice).not.toBeChecked();
    await page.route('**/api/notifications/choices', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await choice.press('Space');
    await expect(page.getByText('Sunucu şu anda yanıt veremiyor. Lütfen birazdan tekrar deneyin.')).toBeVisible();
    await expect(choice).not.toBeChecked();
    await page.context().close();
  });
}

/** No grave finding in either scheme, and nothing that is scrolled sideways. */
async function inOrder(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.evaluate((theme) => {
      localStorage.setItem('themeSettings', JSON.stringify({ theme, fontSize: 'medium', compactMode: false, animations: false }));
      dispatchEvent(new StorageEvent('storage', { key: 'themeSettings' }));
    }, colorScheme);
    await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(grave.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
  }
}
