import { type Browser, expect, type Page } from '@playwright/test';
import { PASSWORD, type RunningMeydan, test } from './support/meydan';
import { DESK, PHONE, type Size } from './support/people';
import { noGraveFindings, notSideways } from './support/sound';

const SIZES = [PHONE, { width: 768, height: 1024 }, DESK];
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
      for (const path of [...OPEN_PAGES, topic]) await inspect(guest, path);
      const moderator = await visit(browser, meydan, size, scheme, requests);
      await signIn(moderator, meydan, 'derya.aksoy');
      for (const path of ['/forum?new=1', topic, ...CONSOLE_PAGES]) await inspect(moderator, path);
      const admin = await visit(browser, meydan, size, scheme, requests);
      await signIn(admin, meydan, 'yonca');
      for (const path of OPERATIONS_PAGES) await inspect(admin, path);
      for (const visitor of [guest, moderator, admin]) await visitor.context().close();
    }
  }
  expect(requests, 'requests that left the installation').toEqual([]);
});

async function visit(browser: Browser, meydan: RunningMeydan, viewport: Size, scheme: string, requests: string[]): Promise<Page> {
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

async function inspect(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await notSideways(page);
  await noGraveFindings(page);
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
