import { expect, type Page } from '@playwright/test';
import { PAGE_SLUGS } from '../backend/contracts/pages';
import { type RunningMeydan, test } from './support/meydan';
import { DESK, openBrowser, PHONE, type Size, signIn } from './support/people';
import { inBothSchemes, noGraveFindings, notSideways } from './support/sound';

const TABLET: Size = { width: 768, height: 1024 };
const GUEST_PAGES = [
  '/',
  '/forum',
  '/forum?sort=unanswered',
  '/auth/login?reason=restricted',
  '/auth/reset-password?type=recovery&token=uydurma',
  '/settings',
  '/moderator',
  '/unauthorized',
  '/boyle-bir-sayfa-yok',
  ...PAGE_SLUGS.map((slug) => `/${slug}`),
];
const CONSOLE_PAGES = ['/adminpanel/', '/adminpanel/members'];
const OPERATIONS_PAGES = ['/adminpanel/operations', '/adminpanel/operations/followers', '/adminpanel/operations/parked'];

/** Each page is opened once and the window is drawn wider: in both schemes on a phone, and once at the other widths. */
test('every page is readable at every width in both schemes, and asks for nothing elsewhere', async ({ meydan, browser }) => {
  await meydan.addSampleContent();
  await meydan.addMember({ username: 'yonca', displayName: 'Yonca Gülşen', role: 'admin' });
  const topic = await newestTopic(meydan);
  const guest = await openBrowser(browser, meydan, PHONE);
  const moderator = await openBrowser(browser, meydan, PHONE);
  await signIn(moderator, meydan, 'derya.aksoy');
  const admin = await openBrowser(browser, meydan, PHONE);
  await signIn(admin, meydan, 'yonca');
  const requests: string[] = [];
  for (const page of [guest, moderator, admin])
    page.on('request', (request) => {
      if (!request.url().startsWith(meydan.url) && !/^(data|blob|ws):/.test(request.url())) requests.push(request.url());
    });
  for (const path of [...GUEST_PAGES, topic]) await inspect(guest, path);
  for (const path of ['/forum?new=1', topic, ...CONSOLE_PAGES]) await inspect(moderator, path);
  for (const path of OPERATIONS_PAGES) await inspect(admin, path);
  expect(requests, 'requests that left the installation').toEqual([]);
});

async function inspect(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await inBothSchemes(page);
  await page.setViewportSize(DESK);
  await notSideways(page);
  await noGraveFindings(page);
  // Between the two nothing is another element; it only has less room.
  await page.setViewportSize(TABLET);
  await notSideways(page);
}

async function newestTopic({ url }: RunningMeydan): Promise<string> {
  const answer = await fetch(`${url}/api/forum/topics?limit=30`);
  const { data } = (await answer.json()) as { data: { id: string; comment_count: number }[] };
  const topic = data.find(({ comment_count }) => comment_count > 4);
  return `/forum/topic/${topic?.id}`;
}
