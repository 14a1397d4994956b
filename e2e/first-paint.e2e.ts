import { type Browser, expect, type Page } from '@playwright/test';
import { type RunningMeydan, test } from './support/meydan';
import { DESK, PHONE, type Size } from './support/people';

/** Where the things stand that the first paint and the app both show. */
const places = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('h1');
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
    const named = (text: string) => shown('a').filter((link) => link.textContent === text);
    const live = shown('h2').find((heading) => heading.textContent?.trim() === 'Şu an meydanda');
    const name = shown('header span').find((each) => each.textContent === 'Meydan' && each.children.length === 0);
    const all = { title, lead: title?.nextElementSibling, name, join: named('Üye Ol')[0], joinLarge: named('Üye Ol')[1], live: live?.closest('section') };
    return Object.entries(all).map(([name, element]) => {
      const { x = -1, y = -1 } = element?.getBoundingClientRect() ?? {};
      return [name, Math.round(x), Math.round(y)];
    });
  });

async function open(browser: Browser, meydan: RunningMeydan, viewport: Size, withApp: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: meydan.url, viewport });
  const page = await context.newPage();
  if (!withApp) await page.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto('/');
  return page;
}

test('the app begins where the first paint stood', async ({ meydan, browser }) => {
  await meydan.addSampleContent();
  for (const size of [PHONE, DESK]) {
    const painted = await open(browser, meydan, size, false);
    await expect(painted.getByRole('heading', { level: 1 })).toBeVisible();
    const first = await places(painted);
    expect(first.filter(([, x]) => x === -1)).toEqual([]);
    await painted.context().close();
    const page = await open(browser, meydan, size, true);
    await expect(page.locator('[data-summary]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    // A letter more or less of another font is nothing that is seen to move.
    const moved = (await places(page)).filter(
      ([, x, y], at) => Math.abs(Number(x) - Number(first[at]?.[1])) > 8 || Math.abs(Number(y) - Number(first[at]?.[2])) > 2,
    );
    expect(moved, `moved at ${size.width}, from ${JSON.stringify(first)}`).toEqual([]);
    await page.context().close();
  }
});

test('whoever is at a link of the first paint is at the same link of the app', async ({ meydan, browser }) => {
  const page = await (await browser.newContext({ baseURL: meydan.url, viewport: DESK })).newPage();
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const joins = page.getByRole('link', { name: 'Üye Ol', exact: true });
  await expect(joins).toHaveCount(2);
  await joins.nth(1).focus();
  come();
  await expect(page.locator('[data-summary]')).toHaveCount(0);
  await expect(joins.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/register/);
});

test('what was chosen and closed before holds from the first paint on', async ({ meydan, browser }) => {
  const context = await browser.newContext({ baseURL: meydan.url, viewport: PHONE });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => /content security/i.test(message.text()) && refused.push(message.text()));
  await page.addInitScript(() => {
    localStorage.setItem('themeSettings', JSON.stringify({ theme: 'dark' }));
    localStorage.setItem('knownMember', '{}');
    sessionStorage.setItem('betaBanner:guest', '1');
  });
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 20, 19)');
  await expect(page.getByRole('link', { name: 'Üye Ol' })).toHaveCount(0);
  await expect(page.locator('.first-banner')).toBeHidden();
  expect(refused).toEqual([]);
});

test('a page names the files of its route, and nothing is asked for twice', async ({ meydan, browser }) => {
  await meydan.addSampleContent();
  for (const path of ['/', '/forum', '/blog', '/terms', '/auth/login']) {
    const html = await (await fetch(meydan.url + path)).text();
    const named = [...html.matchAll(/href="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
    for (const file of named) expect((await fetch(meydan.url + file, { method: 'HEAD' })).status, file).toBe(200);
    const page = await (await browser.newContext({ baseURL: meydan.url, viewport: PHONE })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const late = asked.filter((file) => /\/assets\/(Home|Forum|Blog|Static|Login)[^/]*\.(js|css)$/.test(file) && !named.includes(file));
    expect(late, `asked for late at ${path}`).toEqual([]);
    expect(named.some((file) => /\/assets\/(Home|Forum|Blog|Static|Login)/.test(file))).toBe(true);
    expect(asked.filter((file, at) => file.startsWith('/assets/') && asked.indexOf(file) !== at)).toEqual([]);
    await page.context().close();
  }
});
