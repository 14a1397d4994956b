import { expect, type Page } from '@playwright/test';
import { PAGE_SLUGS } from '../backend/contracts/pages';
import { type RunningMeydan, test } from './support/meydan';
import { DESK, openBrowser, PHONE, type Size, signIn, visit } from './support/people';
import { inBothSchemes } from './support/sound';

const TABLET: Size = { width: 768, height: 1024 };
const GUEST_PAGES = [
  '/',
  '/forum',
  '/forum?sort=unanswered',
  '/blog',
  '/auth/login?reason=restricted',
  '/auth/reset-password?type=recovery&token=uydurma',
  '/settings',
  '/moderator',
  '/unauthorized',
  '/boyle-bir-sayfa-yok',
  ...PAGE_SLUGS.map((slug) => `/${slug}`),
];
const CONSOLE_PAGES = ['/adminpanel/', '/adminpanel/members'];
const OPERATIONS_PAGES = ['/adminpanel/proof', '/adminpanel/operations', '/adminpanel/operations/followers', '/adminpanel/operations/parked'];

test('every page that is open to all is readable at every width in both schemes', async ({ meydan, browser }) => {
  test.setTimeout(360_000);
  await meydan.addSampleContent();
  const guest = await openBrowser(browser, meydan, PHONE);
  const elsewhere = requestsElsewhere(guest, meydan);
  for (const path of [...GUEST_PAGES, await newestTopic(meydan)]) await inspect(guest, path);
  expect(elsewhere, 'requests that left the installation').toEqual([]);
});

test('every page of staff is readable at every width in both schemes', async ({ meydan, browser }) => {
  test.setTimeout(360_000);
  await meydan.addSampleContent();
  const admin = await visit(browser, meydan, { username: 'yonca', displayName: 'Yonca Gülşen', role: 'admin' }, PHONE);
  const moderator = await openBrowser(browser, meydan, PHONE);
  await signIn(moderator, meydan, 'derya.aksoy');
  const elsewhere = [requestsElsewhere(moderator, meydan), requestsElsewhere(admin, meydan)];
  for (const path of ['/forum?new=1', await newestTopic(meydan), ...CONSOLE_PAGES]) await inspect(moderator, path);
  for (const path of OPERATIONS_PAGES) await inspect(admin, path);
  expect(elsewhere.flat(), 'requests that left the installation').toEqual([]);
});

function requestsElsewhere(page: Page, meydan: RunningMeydan): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(meydan.url) && !/^(data|blob|ws):/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** The page is opened once, and the window is drawn wider. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  for (const size of [PHONE, TABLET, DESK]) {
    await page.setViewportSize(size);
    await inBothSchemes(page);
  }
}

async function newestTopic({ url }: RunningMeydan): Promise<string> {
  const answer = await fetch(`${url}/api/forum/topics?limit=30`);
  const { data } = (await answer.json()) as { data: { id: string; comment_count: number }[] };
  const topic = data.find(({ comment_count }) => comment_count > 4);
  return `/forum/topic/${topic?.id}`;
}
