import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { PASSWORD, type RunningMeydan, test } from './support/meydan';

const SIZES = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const SCHEMES = ['light', 'dark'] as const;
const OPEN_PAGES = [
  '/',
  '/forum',
  '/forum?sort=unanswered',
  '/auth/login',
  '/auth/register',
  '/auth/login?reason=restricted',
  '/unauthorized',
  '/boyle-bir-sayfa-yok',
];
const CONSOLE_PAGES = ['/adminpanel/', '/adminpanel/members'];
const OPERATIONS_PAGES = ['/adminpanel/operations', '/adminpanel/operations/followers', '/adminpanel/operations/parked'];

test('every page is readable at every width in both schemes', async ({ meydan, browser }) => {
  test.setTimeout(360_000);
  await meydan.addSampleContent();
  await meydan.addMember({ username: 'yonca', displayName: 'Yonca Gülşen', role: 'admin' });
  const topic = await newestTopic(meydan);
  const requests: string[] = [];
  for (const size of SIZES) {
    for (const scheme of SCHEMES) {
      const guest = await visit(browser, meydan, size, scheme, requests);
      for (const path of [...OPEN_PAGES, topic]) await inspect(guest, path, `${size.width} ${scheme}`);
      const moderator = await visit(browser, meydan, size, scheme, requests);
      await signIn(moderator, meydan, 'derya.aksoy');
      for (const path of ['/forum?new=1', topic, ...CONSOLE_PAGES]) await inspect(moderator, path, `${size.width} ${scheme}, signed in`);
      const admin = await visit(browser, meydan, size, scheme, requests);
      await signIn(admin, meydan, 'yonca');
      for (const path of OPERATIONS_PAGES) await inspect(admin, path, `${size.width} ${scheme}, as an admin`);
      for (const visitor of [guest, moderator, admin]) await visitor.context().close();
    }
  }
  expect(requests, 'requests that left the installation').toEqual([]);
});

async function visit(browser: Browser, meydan: RunningMeydan, viewport: { width: number; height: number }, scheme: string, requests: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: meydan.url, viewport, colorScheme: scheme as 'light' | 'dark', reducedMotion: 'reduce' });
  await context.addInitScript((theme) => {
    if (!localStorage.getItem('themeSettings'))
      localStorage.setItem('themeSettings', JSON.stringify({ theme, fontSize: 'medium', compactMode: false, animations: true }));
  }, scheme);
  const page = await context.newPage();
  page.on('request', (request) => {
    if (!request.url().startsWith(meydan.url) && !/^(data|blob|ws):/.test(request.url())) requests.push(request.url());
  });
  return page;
}

async function inspect(page: Page, path: string, where: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, `${path} at ${where} scrolls sideways`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const findings = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(findings, `${path} at ${where}`).toEqual([]);
}

async function signIn(page: Page, meydan: RunningMeydan, identifier: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { identifier, password: PASSWORD }, headers: { origin: meydan.url } });
  expect(answer.ok()).toBe(true);
}

async function newestTopic({ url }: RunningMeydan): Promise<string> {
  const answer = await fetch(`${url}/api/forum/topics?limit=30`);
  const { data } = (await answer.json()) as { data: { id: string; comment_count: number }[] };
  const topic = data.find(({ comment_count }) => comment_count > 4);
  return `/forum/topic/${topic?.id}`;
}
