import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { type RunningMeydan, test } from './support/meydan';
import { commentBy, DERYA, DESK, IREM, OZAN, openBrowser, PHONE, signIn, topicBy, visit, write } from './support/people';
import { inOrder } from './support/sound';

const VERIFIER = join(import.meta.dirname, '../backend/bin/verify-export.mjs');
const WORDS = 'Bu soruyu soran zaten öğrenemez.';

/** Somebody is warned for a comment; answers the case. */
async function warned(meydan: RunningMeydan, [irem, ozan, derya]: readonly [Page, Page, Page]): Promise<string> {
  const { data: own } = (await (await ozan.request.get('/api/auth/user')).json()) as { data: { id: string } };
  const topic = await topicBy(irem, meydan, 'Hangi dili öğrenmeli?', 'Yeterince uzun bir içerik, sorusu da var.');
  const comment = await commentBy(ozan, meydan, topic, WORDS);
  await write(irem, meydan, '/api/reports', { reported_type: 'forum_comment', reported_id: comment, reported_user_id: own.id, reason: 'harassment' });
  await expect.poll(async () => (await derya.request.get(`/api/console/cases/${comment}`)).status()).toBe(200);
  const decision = { verdict: 'upheld', reason: 'harassment', actions: ['warn_user'], message: 'Kişiye değil konuya yazın.' };
  await write(derya, meydan, `/api/console/cases/${comment}/decisions`, decision);
  return comment;
}

const desks = (page: Page) => page.getByRole('list', { name: 'Dışa aktarmalarım' }).getByRole('listitem');

test('an auditor takes what the timeline shows by keys, and the verifier agrees on it', async ({ meydan, browser }) => {
  const [irem, ozan, derya] = [await visit(browser, meydan, IREM, DESK), await visit(browser, meydan, OZAN, DESK), await visit(browser, meydan, DERYA, DESK)];
  const caseId = await warned(meydan, [irem, ozan, derya]);
  const auditor = await visit(browser, meydan, { username: 'sevgi', displayName: 'Sevgi Akın', role: 'auditor' }, DESK);
  const folder = mkdtempSync(join(tmpdir(), 'meydan-e2e-export-'));

  await test.step('the filters of the timeline come along', async () => {
    await auditor.goto('/adminpanel/audit?kind=moderation&rule=harassment');
    await auditor.getByRole('main').getByRole('link', { name: 'Dışa aktar', exact: true }).focus();
    await auditor.keyboard.press('Enter');
    await expect(auditor).toHaveURL(/\/exports\?kind=moderation&rule=harassment$/);
    await expect(auditor.getByRole('heading', { name: 'Dışa aktar', level: 1 })).toBeVisible();
    await expect(auditor.getByText('Henüz dışa aktarmadınız')).toBeVisible();
    await inOrder(auditor);
  });

  await test.step('it is made while one waits', async () => {
    await auditor.getByRole('button', { name: 'Dışa aktar', exact: true }).focus();
    await auditor.keyboard.press('Enter');
    await expect(auditor.getByText('Dışa aktarma hazırlanıyor.')).toBeVisible();
    await expect(desks(auditor).getByText('Hazır', { exact: true })).toBeVisible();
    await expect(desks(auditor).getByText('alan: Moderasyon · kural: Taciz')).toBeVisible();
    await inOrder(auditor);
  });

  await test.step('what is downloaded proves itself, and names nobody', async () => {
    const coming = auditor.waitForEvent('download');
    await auditor.getByRole('link', { name: 'İndir' }).focus();
    await auditor.keyboard.press('Enter');
    const files = unzipSync(readFileSync(await (await coming).path()));
    for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
    const { data } = (await (await auditor.request.get('/api/console/audit/chain')).json()) as { data: { public_key: string } };
    const { stdout } = await promisify(execFile)(process.execPath, [VERIFIER, folder, '--key', data.public_key]);
    expect(stdout).toMatch(/^\d+ entries \(pseudonyms\), all under the seal of/);
    const all = Object.values(files).map((bytes) => Buffer.from(bytes).toString('utf8'));
    for (const personal of [WORDS, 'ozan', 'derya', 'Kişiye değil']) expect(all.join('\n')).not.toContain(personal);
    rmSync(folder, { recursive: true });
  });

  await test.step('a full one asks for a reason first, and then says what it was for', async () => {
    await auditor.getByRole('radio', { name: /^Tam/ }).check();
    await auditor.getByRole('button', { name: 'Dışa aktar', exact: true }).click();
    await expect(auditor.getByText(/^En az 20 karakter yazın/)).toBeVisible();
    await expect(auditor.getByLabel('Neden gerekli?')).toBeFocused();
    await inOrder(auditor);
    await auditor.getByLabel('Neden gerekli?').fill('Kurul bu kararların dosyasını istedi.');
    await auditor.getByRole('button', { name: 'Dışa aktar', exact: true }).click();
    await expect(desks(auditor).first().getByText('Tam, JSONL')).toBeVisible();
    await expect(desks(auditor).first().getByText('Hazır', { exact: true })).toBeVisible();
  });

  await test.step('nothing to export is said so, and nothing that was chosen is lost', async () => {
    await auditor.goto('/adminpanel/exports?rule=violence');
    await auditor.getByRole('radio', { name: 'CSV' }).check();
    await auditor.getByRole('button', { name: 'Dışa aktar', exact: true }).click();
    await expect(auditor.getByText('Bu filtrelere uyan bir olay yok.')).toBeVisible();
    await expect(auditor.getByRole('radio', { name: 'CSV' })).toBeChecked();
  });

  await test.step('a case leads to its own export, and others see none of it', async () => {
    await auditor.goto(`/adminpanel/cases/${caseId}`);
    await auditor.getByRole('region', { name: 'Vaka' }).getByRole('link', { name: 'Dışa aktar', exact: true }).click();
    await expect(auditor).toHaveURL(new RegExp(`/exports\\?case=${caseId}$`));
    await expect(auditor.getByRole('button', { name: /^Tek vaka/ })).toBeVisible();
    await derya.goto('/adminpanel/exports');
    await expect(derya.getByRole('heading', { name: 'Dışa aktar', level: 1 })).toHaveCount(0);
  });
});

test('what was decided is open to everybody as long as an admin says so', async ({ meydan, browser }) => {
  const [irem, ozan, derya] = [await visit(browser, meydan, IREM, DESK), await visit(browser, meydan, OZAN, DESK), await visit(browser, meydan, DERYA, DESK)];
  await warned(meydan, [irem, ozan, derya]);
  const nermin = { username: 'nermin', displayName: 'Nermin Uslu', role: 'admin' } as const;
  const admin = await visit(browser, meydan, nermin, DESK);
  const turn = (to: 'on' | 'off') =>
    admin.request.put('/api/console/settings', {
      data: { values: { publicLog: to }, expected: { publicLog: to === 'on' ? 'off' : 'on' }, reason: 'Topluluğa söz verdik' },
      headers: { origin: meydan.url },
    });
  const guest = await openBrowser(browser, meydan, DESK);

  await test.step('until then it is nowhere', async () => {
    await guest.goto('/moderasyon-kaydi');
    await expect(guest.getByText('Moderasyon kaydı yayımlanmıyor.')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Moderasyon Kaydı' })).toHaveCount(0);
    await inOrder(guest);
  });

  await test.step('the admin sees the report before anybody else', async () => {
    await admin.goto('/adminpanel/exports');
    await expect(admin.getByText('Herkese açık değil')).toBeVisible();
    await expect(admin.getByRole('link', { name: 'Ayarlarda aç' })).toBeVisible();
    await expect(admin.getByRole('region', { name: 'Alınan raporlar, nedene göre' }).getByText('Taciz')).toBeVisible();
  });

  // Sessions end before an appeal's time does.
  meydan.clock.advance({ days: 22 });
  await signIn(admin, meydan, nermin.username);
  expect((await turn('on')).status()).toBe(200);

  await test.step('a guest reads the log', async () => {
    await guest.goto('/moderasyon-kaydi');
    const row = guest.getByRole('row', { name: /Uyarı Taciz Yorum$/ });
    await expect(row).toHaveCount(1);
    await expect(guest.getByRole('heading', { name: 'Son 12 ay, özetle' })).toBeVisible();
    await expect(guest.getByText('Derya')).toHaveCount(0);
    await inOrder(guest);
  });

  await test.step('and once the year is over its report, also on a phone', async () => {
    const year = meydan.clock.now().getUTCFullYear();
    meydan.clock.advance({ days: 366 });
    await guest.goto('/moderasyon-kaydi');
    await guest
      .getByRole('navigation', { name: 'Sayfalar' })
      .getByRole('link', { name: `Şeffaflık raporu ${year}` })
      .click();
    await expect(guest.getByRole('heading', { name: `Şeffaflık raporu ${year}`, level: 1 })).toBeVisible();
    await expect(guest.getByRole('row', { name: "Taciz 5'ten az" }).first()).toBeVisible();
    await inOrder(guest);
    await guest.setViewportSize(PHONE);
    await inOrder(guest);
  });

  await test.step('switched off it is gone', async () => {
    await signIn(admin, meydan, nermin.username);
    expect((await turn('off')).status()).toBe(200);
    await guest.reload();
    await expect(guest.getByText('Moderasyon kaydı yayımlanmıyor.')).toBeVisible();
  });
});
