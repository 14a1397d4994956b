import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import {
  canPress,
  commentBy,
  DERYA,
  DESK,
  decide,
  fillSignIn,
  IREM,
  openBrowser,
  openFromQueue,
  PHONE,
  report,
  reportBy,
  signIn,
  topicBy,
  visit,
} from './support/people';

const CONTENT = 'Bu konu karar denemeleri için yazıldı; yeterince uzundur.';

test('each decision takes effect where members see it', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'kerem', displayName: 'Kerem Üçgül', role: 'user' });
  const kerem = await openBrowser(browser, meydan, PHONE);
  await signIn(kerem, meydan, 'kerem');
  const irem = await visit(browser, meydan, IREM, PHONE);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const guest = await openBrowser(browser, meydan, PHONE);
  const address = await topicBy(kerem, meydan, 'Gizlenecek konu', CONTENT);

  await test.step('a hidden comment leaves a placeholder for others', async () => {
    await commentBy(kerem, meydan, address, 'Kırıcı bir yorum yazıyorum.');
    await kerem.goto(address);
    await irem.goto(address);
    await report(irem, irem.getByRole('article', { name: /^1\. yorum/ }), 'Taciz', '');
    await staysWritten(derya, 'Kırıcı bir yorum');
    await decide(derya, 'Kırıcı bir yorum', 'h', 'Kişiye saldırı');
    await guest.goto(address);
    await expect(guest.getByText('Bu yorum moderatör tarafından gizlendi.')).toBeVisible();
    await expect(guest.getByText('Kırıcı bir yorum')).toHaveCount(0);
    await kerem.reload();
    await expect(kerem.getByText('Kırıcı bir yorum yazıyorum.')).toBeVisible();
  });

  await test.step('a hidden topic is gone for guests and stays for its author', async () => {
    await reportBy(irem, meydan, address);
    await decide(derya, 'Gizlenecek konu', 'h', 'Konu dışı');
    await guest.goto(address);
    await expect(guest.getByRole('heading', { name: 'Konu bulunamadı' })).toBeVisible();
    await kerem.reload();
    await expect(kerem.getByRole('heading', { level: 1, name: 'Gizlenecek konu' })).toBeVisible();
  });

  await test.step('a muted member reads but cannot write, until the mute ends', async () => {
    const second = await topicBy(kerem, meydan, 'Susturmaya yol açan konu', CONTENT);
    await reportBy(irem, meydan, second, 'other');
    await decide(derya, 'Susturmaya yol açan', 'm', 'Üslup');
    await kerem.goto(second);
    await expect(kerem.getByText(/^Susturulduğunuz için şu anda yazamazsınız\. Bitiş:/).first()).toBeVisible();
    await expect(kerem.getByRole('textbox', { name: 'Yorum' })).toBeDisabled();
    meydan.clock.advance({ days: 3, minutes: 1 });
    await kerem.reload();
    await expect(kerem.getByRole('textbox', { name: 'Yorum' })).toBeEnabled();
  });

  await test.step('a deleted topic is gone for everybody, its author too', async () => {
    const third = await topicBy(kerem, meydan, 'Silinecek konu', CONTENT);
    await kerem.goto(third);
    await reportBy(irem, meydan, third, 'scam');
    await decide(derya, 'Silinecek konu', 'd', 'Dolandırıcılık');
    await kerem.reload();
    await expect(kerem.getByRole('heading', { name: 'Konu bulunamadı' })).toBeVisible();
    await derya.goto(`/adminpanel/reports/${await reportOf(derya, third)}`);
    await expect(derya.getByRole('link', { name: /^Sitede gör/ })).toHaveAttribute('href', third);
  });

  await test.step('a topic that its author took away has no page that its case could lead to', async () => {
    const own = await topicBy(kerem, meydan, 'Yazarının sileceği konu', CONTENT);
    await reportBy(irem, meydan, own, 'spam');
    const id = await reportOf(derya, own);
    await derya.goto(`/adminpanel/reports/${id}`);
    await expect(derya.getByRole('link', { name: /^Sitede gör/ })).toHaveAttribute('href', own);
    const answer = await kerem.request.delete(`/api/forum/topics/${own.split('/').at(-1)}`, { headers: { origin: meydan.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await derya.reload();
    await expect(derya.getByText('Silinmiş', { exact: true })).toBeVisible();
    await expect(derya.getByRole('link', { name: /^Sitede gör/ })).toBeHidden();
  });

  await test.step('a banned member is signed out for good and told why', async () => {
    const fourth = await topicBy(kerem, meydan, 'Yasaklamaya yol açan konu', CONTENT);
    await kerem.goto(fourth);
    await reportBy(irem, meydan, fourth, 'hate_speech');
    await decide(derya, 'Yasaklamaya yol açan', 'b', 'Tekrarlanan nefret söylemi');
    await expect(kerem).toHaveURL(/reason=restricted/);
    await expect(kerem.getByText('Hesabiniz banlandi. Sebep: Tekrarlanan nefret söylemi. Durum: Kalici.')).toBeVisible();
    meydan.clock.advance({ days: 400 });
    await kerem.goto('/auth/login');
    await fillSignIn(kerem, 'kerem');
    await expect(kerem.getByText('Hesabiniz banlandi. Sebep: Tekrarlanan nefret söylemi. Durum: Kalici.').first()).toBeVisible();
  });
});

/** What is typed to the member is kept while other cases are walked, and does nothing until it is applied. */
async function staysWritten(page: Page, title: string): Promise<void> {
  await openFromQueue(page, title);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await canPress(page, 'd');
  await page.keyboard.press('d');
  await page.keyboard.press('e');
  const words = page.getByRole('textbox', { name: 'Üyeye yazacağınız' });
  await expect(words).toBeFocused();
  await page.keyboard.type('Yarım kalan');
  await page.reload();
  await expect(words).toHaveValue('Yarım kalan');
  await expect(page.locator('[aria-keyshortcuts="d"]')).toHaveAttribute('aria-pressed', 'true');
  await canPress(page, 'd');
  await page.keyboard.press('d');
}

/** The newest report about a topic. */
async function reportOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(`/api/console/reports?${new URLSearchParams({ sort: '["created_at","DESC"]', range: '[0,9]' })}`);
  const reports = (await answer.json()) as { id: string; reported_id: string }[];
  return reports.find(({ reported_id }) => reported_id === path.split('/').at(-1))?.id as string;
}
