import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { DESK, PHONE } from './people';

type Scheme = 'light' | 'dark';

/** What another scheme can change: the same elements stand in the same places. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

const where = async (page: Page): Promise<string> => {
  const scheme = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme ?? 'the scheme of the browser');
  return `${page.url()} at ${page.viewportSize()?.width} px, ${scheme}`;
};

/** Nothing that is shown now has a serious or critical accessibility finding. */
export async function noGraveFindings(page: Page, within = 'html', rules: RunOptions = {}): Promise<void> {
  // What a press opens comes a moment after it.
  await page.locator(within).first().waitFor({ state: 'attached' });
  // Once for each document: it takes as long as a look itself. Nothing of ours has frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const grave = await page.evaluate(
    async ({ within, options }) => {
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(within, options);
      const found = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    { within, options: { ...rules, resultTypes: ['violations'], preload: false } as RunOptions },
  );
  expect(grave, await where(page)).toEqual([]);
}

/** The page is not wider than its window, once it has heard of the window's size. */
export async function notSideways(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, `${await where(page)} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Chooses a scheme as a member does it in another tab, for the app and the console alike. */
async function wear(page: Page, theme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((theme) => {
    localStorage.setItem('themeSettings', JSON.stringify({ theme, fontSize: 'medium', compactMode: false, animations: false }));
    dispatchEvent(new StorageEvent('storage', { key: 'themeSettings' }));
  }, theme);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme ?? document.documentElement.style.colorScheme)).toBe(theme);
}

let pictures = 0;

/** SHOTS names a folder for pictures. */
async function picture(page: Page, scheme: Scheme): Promise<void> {
  if (!process.env.SHOTS) return;
  pictures += 1;
  const name = new URL(page.url()).pathname.replace(/\W+/g, '-');
  await page.screenshot({
    path: `${process.env.SHOTS}/${process.pid}-${String(pictures).padStart(3, '0')}${name}-${page.viewportSize()?.width}-${scheme}.png`,
  });
}

async function looks(page: Page, scheme: Scheme, within?: string, rules?: RunOptions): Promise<void> {
  await picture(page, scheme);
  await notSideways(page);
  await noGraveFindings(page, within, rules);
}

/** At this width, in either scheme, there is no grave finding and nothing is scrolled sideways; the page is light afterwards. */
export async function inBothSchemes(page: Page, within?: string): Promise<void> {
  await wear(page, 'dark');
  await looks(page, 'dark', within, COLOURS);
  await wear(page, 'light');
  await looks(page, 'light', within);
}

/** The same, and once at the other width, to which the window is drawn and back. */
export async function inOrder(page: Page, within?: string): Promise<void> {
  await inBothSchemes(page, within);
  const size = page.viewportSize();
  await page.setViewportSize(size?.width === PHONE.width ? DESK : PHONE);
  await looks(page, 'light', within);
  if (size) await page.setViewportSize(size);
}
