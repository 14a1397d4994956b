import { expect, type Page } from '@playwright/test';
import { PASSWORD, type RunningMeydan, test } from './support/meydan';
import { DERYA, DESK, IREM, OZAN, openBrowser, PHONE, visit } from './support/people';
import { inOrder } from './support/sound';

const MEMBERS_ONLY = 'Anonim hesaplar profilleri göremez. Lütfen giriş yapın.';

/** Does something without the screens, whose own work other steps look at. */
async function act(page: Page, { url }: RunningMeydan, method: 'put' | 'post', path: string, data: object = {}): Promise<void> {
  const answer = await page.request[method](path, { data, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
const idOf = async (page: Page) => ((await (await page.request.get('/api/auth/user')).json()) as { data: { id: string } }).data.id;

test('a profile that is open to all, one whose lists are hidden, one of somebody who was shut out, and one that is no more', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const irem = await visit(browser, meydan, IREM, DESK);
  const guest = await openBrowser(browser, meydan, PHONE);
  const bio = 'Veri tabanlarıyla uğraşırım.';
  await act(irem, meydan, 'put', '/api/profile', { bio, job_title: 'Veri Mühendisi' });
  await act(irem, meydan, 'put', '/api/profile/privacy', { guests_visible: true });

  await test.step('guests read it, and are offered no list that is not for them', async () => {
    await guest.goto('/profile/irem');
    await expect(guest.getByRole('heading', { level: 1, name: 'İrem Şahin' })).toBeVisible();
    await expect(guest.getByText(bio)).toBeVisible();
    await inOrder(guest);
  });

  await test.step('members read that the lists are hidden', async () => {
    await act(irem, meydan, 'put', '/api/profile/privacy', { followers_visible: false, following_visible: false });
    await ozan.goto('/profile/irem?tab=followers');
    await expect(ozan.getByRole('tabpanel').getByText('Takipçiler gizlenmiş')).toBeVisible();
    await inOrder(ozan);
  });

  await test.step('whoever is restricted has the page they had', async () => {
    const derya = await visit(browser, meydan, DERYA, DESK);
    await act(derya, meydan, 'post', `/api/console/members/${await idOf(irem)}/sanctions`, { kind: 'suspended', reason: 'spam', durationMinutes: 60 });
    await meydan.settled();
    await ozan.goto('/profile/irem');
    await expect(ozan.getByRole('heading', { level: 1, name: 'İrem Şahin' })).toBeVisible();
    await inOrder(ozan);
    meydan.clock.advance({ hours: 2 });
    await meydan.settled();
  });

  const back = await openBrowser(browser, meydan, DESK);
  await act(back, meydan, 'post', '/api/auth/login', { identifier: 'irem', password: PASSWORD, timeZone: 'Europe/Istanbul' });

  await test.step('whoever was shut out sees what guests see', async () => {
    await act(back, meydan, 'put', '/api/profile/privacy', { guests_visible: false });
    await act(back, meydan, 'put', `/api/users/${await idOf(ozan)}/block`);
    await meydan.settled();
    await ozan.goto('/profile/irem');
    await expect(ozan.getByText(MEMBERS_ONLY)).toBeVisible();
    await expect(ozan.getByText('İrem Şahin')).toHaveCount(0);
    await inOrder(ozan);
  });

  await test.step('of whoever has left there is no page', async () => {
    await act(back, meydan, 'post', '/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    meydan.clock.advance({ days: 7, minutes: 1 });
    await meydan.settled();
    const other = await visit(browser, meydan, { username: 'ece', displayName: 'Ece Kurt', role: 'user' }, PHONE);
    await other.goto('/profile/irem');
    await expect(other.getByRole('heading', { level: 1, name: 'Profil Bulunamadı' })).toBeVisible();
    await inOrder(other);
  });
});
