import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const where = async (page: Page): Promise<string> => {
  const scheme = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme ?? 'the scheme of the browser');
  return `${page.url()} at ${page.viewportSize()?.width} px, ${scheme}`;
};

/** Nothing that is shown now has a serious or critical accessibility finding. */
export async function noGraveFindings(page: Page, within = 'html'): Promise<void> {
  // What frames need, a blank page to bring their results together in, takes as long as the rest; no page of ours has any.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    await where(page),
  ).toEqual([]);
}

/** The page is not wider than its window. */
export async function notSideways(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `${await where(page)} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** In either scheme, chosen as a member does it, there is no grave finding and nothing is scrolled sideways; SHOTS names a folder for pictures. */
export async function inOrder(page: Page, within?: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((theme) => {
      localStorage.setItem('themeSettings', JSON.stringify({ theme, fontSize: 'medium', compactMode: false, animations: false }));
      dispatchEvent(new StorageEvent('storage', { key: 'themeSettings' }));
    }, theme);
    await expect(page.locator(`html[data-mantine-color-scheme="${theme}"]`)).toBeAttached();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${Date.now()}-${page.viewportSize()?.width}-${theme}.png` });
    await notSideways(page);
    await noGraveFindings(page, within);
  }
}

/** The same where the page follows the system's scheme, as the console does; it is light before and afterwards. */
export async function inBothSchemes(page: Page): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === 'dark') await expect.poll(ground).not.toBe(light);
    else await expect.poll(ground).toBe(light);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${Date.now()}-${page.viewportSize()?.width}-${colorScheme}.png` });
    await notSideways(page);
    await noGraveFindings(page);
  }
}
