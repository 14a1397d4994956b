import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { letUse, type RunningMeydan, startMeydan } from './support/meydan';
import { DERYA, DESK, openBrowser, signIn } from './support/people';
import { inOrder } from './support/sound';

const DEAD = [
  { key: 'denenecek-is', error: 'connect ECONNREFUSED 10.0.4.12:587' },
  { key: 'atilacak-is', error: 'SMTP 550 5.1.1 The email account does not exist' },
  { key: 'kalan-is', error: 'connect ETIMEDOUT' },
] as const;

interface JobsFile {
  prepare(sql: string): { run(...values: (string | number)[]): void };
  close(): void;
}

const built = (path: string) => import(new URL(`../backend/dist/src/${path}`, import.meta.url).href);

/** Jobs that were given up before the installation starts; nothing has to fail eight times for the test. */
async function leaveDeadJobs(dataDir: string): Promise<void> {
  const { openJobsFile } = await built('platform/jobs/jobs-file.js');
  const file: JobsFile = openJobsFile(join(dataDir, 'jobs.db'));
  const put = file.prepare(
    `INSERT INTO jobs (key, queue, due_at, command, data, origin, origin_id, attempts, dead, error) VALUES (?, 'cleanup', ?, 'ExpireSessions', '{}', ?, ?, 8, 1, ?)`,
  );
  for (const [age, { key, error }] of DEAD.entries()) {
    const origin = { id: key, at: null, actor: { id: 'system', role: 'system' }, correlationId: key, causationId: null };
    put.run(key, new Date(Date.now() - (age + 1) * 3_600_000).toISOString(), JSON.stringify(origin), key, error);
  }
  file.close();
}

const jobOn = (page: Page, key: string) => page.getByRole('list', { name: 'İşler' }).getByRole('listitem').filter({ hasText: key });

/** An installation that already has dead jobs; the member Yonca is an admin and Derya a moderator. */
const test = base.extend<{ meydan: RunningMeydan }>({
  meydan: async ({ browser }, use) => {
    const meydan = await startMeydan({}, leaveDeadJobs);
    await meydan.addMember({ username: 'yonca', displayName: 'Yonca Gülşen', role: 'admin' });
    await meydan.addMember(DERYA);
    await letUse(browser, meydan, use);
  },
});

test('an admin sees dead jobs and deals with them by keys alone', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan, DESK);
  await signIn(page, meydan, 'yonca');
  await page.goto('/adminpanel/');
  await page.getByRole('link', { name: /^İşleyiş/ }).click();

  await test.step('the queue that needs a look is chosen, and the choice stands in the address', async () => {
    await expect(page.getByRole('link', { name: 'Temizlik, Vazgeçildi: 3 iş' })).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/filter=.*cleanup.*dead/);
    await expect(jobOn(page, 'atilacak-is')).toContainText('son deneme: 2 saat önce · 8 kez denendi');
    await expect(jobOn(page, 'atilacak-is')).toContainText('SMTP 550 5.1.1');
    await inOrder(page);
  });

  await test.step('who is online is counted as they come and go', async () => {
    await expect(page.getByText('Şu an çevrimiçi: 0 üye')).toBeVisible();
    const member = await openBrowser(browser, meydan);
    await signIn(member, meydan, 'derya');
    await member.goto('/forum');
    await expect(page.getByText('Şu an çevrimiçi: 1 üye')).toBeVisible({ timeout: 20_000 });
    await member.context().close();
    await expect(page.getByText('Şu an çevrimiçi: 0 üye')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('a refusal puts the job back and says the server’s sentence', async () => {
    const message = 'Sunucu şu anda yanıt veremiyor. Lütfen birazdan tekrar deneyin.';
    await page.route('**/api/console/jobs/*/retry', (route) => route.fulfill({ status: 503, json: { message } }));
    await page.keyboard.press('j');
    await page.keyboard.press('y');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(jobOn(page, 'denenecek-is')).toBeVisible();
    await page.unroute('**/api/console/jobs/*/retry');
  });

  await test.step('y sends a job again, and the focus goes on to the next', async () => {
    await page.keyboard.press('k');
    await expect(jobOn(page, 'denenecek-is')).toBeFocused();
    await page.keyboard.press('y');
    await expect(page.getByText('İş yeniden sıraya alındı')).toBeVisible();
    await expect(jobOn(page, 'denenecek-is')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Temizlik, Vazgeçildi: 2 iş' })).toBeVisible();
    await expect(jobOn(page, 'atilacak-is')).toBeFocused();
  });

  await test.step('x asks once; Escape leaves the job, Enter throws it away', async () => {
    await page.keyboard.press('x');
    await expect(page.getByRole('button', { name: 'Evet, at' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(jobOn(page, 'atilacak-is')).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByRole('button', { name: 'Evet, at' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('İş atıldı')).toBeVisible();
    await expect(jobOn(page, 'atilacak-is')).toHaveCount(0);
    await expect(jobOn(page, 'kalan-is')).toBeFocused();
  });

  await test.step('what was dealt with stays away', async () => {
    await page.reload();
    await expect(jobOn(page, 'kalan-is')).toBeVisible();
    await expect(page.getByRole('list', { name: 'İşler' }).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a refresh that fails is said, and what was read stays', async () => {
    await page.route('**/api/console/queues*', (route) => route.abort());
    await expect(page.getByText(/^Yenilenemedi:/)).toBeVisible({ timeout: 20_000 });
    await expect(jobOn(page, 'kalan-is')).toBeVisible();
    await page.unroute('**/api/console/queues*');
    await expect(page.getByText(/^Yenilenemedi:/)).toHaveCount(0);
  });

  await test.step('followers are up to date and nothing is parked', async () => {
    await page.getByRole('link', { name: 'Takipçiler' }).click();
    await expect(page.getByText('Hepsi güncel')).toBeVisible();
    await inOrder(page);
    await page.getByRole('link', { name: 'Kenara alınanlar' }).click();
    await expect(page.getByText('Kenara alınan olay yok')).toBeVisible();
    await inOrder(page);
  });
});

test('a moderator neither sees the entry nor the page', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan);
  await signIn(page, meydan, 'derya');
  await page.goto('/adminpanel/operations');
  await expect(page.getByText('Bu işlem için yetkiniz bulunmuyor.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Üyeler' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^İşleyiş/ })).toHaveCount(0);
});
