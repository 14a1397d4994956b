import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { DESK, openBrowser, PHONE, signIn } from './support/people';

/** Above this somebody notices that what they read has moved. */
const STILL = 0.02;

/** How far things have moved on this page since it was opened, as browsers count it. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('a profile, its editor and the settings stand still while what belongs on top of them arrives', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  await meydan.addMember({ username: 'ozan', displayName: 'Ozan Çelik', role: 'user' });
  for (const size of [PHONE, DESK]) {
    const page = await openBrowser(browser, meydan, size);
    await page.addInitScript(() => localStorage.setItem('cookieChoice', 'accepted'));
    await signIn(page, meydan, 'ozan');
    await page.goto('/forum');
    const banner = page.getByRole('region', { name: 'Okumanız gereken metinler var' });
    await expect(banner).toBeVisible();
    // From then on the app knows how high the banners of this member stand.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bannerHeight'))).not.toBeNull();
    for (const [path, heading] of [
      ['/profile/irem', 'İrem Şahin'],
      ['/profile/ozan', 'Ozan Çelik'],
      ['/profile/edit', 'Kişisel Bilgiler'],
      ['/settings/security', 'Güvenlik'],
      ['/settings/notifications', 'Bildirimler'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(banner).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await moved(page), `${path} at ${size.width} px`).toBeLessThan(STILL);
    }
  }
});
