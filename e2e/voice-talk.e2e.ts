import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { write } from './support/people';
import { cardOf, heardAt, hears, microphoneOf, openMicrophone, openRoom, speaker, takeSeat, withMicrophone } from './support/voice';

test.use(withMicrophone);

const tileOf = (page: Page, name: string) => cardOf(page).getByRole('listitem').filter({ hasText: name });
const energyAt = async (page: Page): Promise<number> => (await heardAt(page)).reduce((sum, { energy }) => sum + energy, 0);

test('two members hear each other, and one who is muted, reloads, moves on or is put out is heard as that says', async ({ meydan, browser }) => {
  const ozan = await speaker(browser, meydan, 'ozan', 'Ozan Çelik');
  const irem = await speaker(browser, meydan, 'irem', 'İrem Şahin');
  const roomId = await openRoom(ozan, meydan, 'Kahve Molası');
  await takeSeat(irem, meydan, roomId);

  await test.step('whoever comes back to a room is there with the microphone off, and is heard once it is on', async () => {
    for (const page of [ozan, irem]) await page.goto('/forum');
    for (const page of [ozan, irem]) await expect(microphoneOf(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(tileOf(ozan, 'İrem Şahin')).toContainText('Mikrofon kapalı');
    for (const page of [ozan, irem]) await openMicrophone(page);
    await Promise.all([hears(ozan, 1), hears(irem, 1)]);
    await expect(tileOf(ozan, 'İrem Şahin')).toContainText('Konuşuyor');
  });

  await test.step('muted, nothing is heard within 300 ms, and that is shown', async () => {
    await microphoneOf(irem).click();
    await ozan.waitForTimeout(300);
    const before = await energyAt(ozan);
    await expect(tileOf(ozan, 'İrem Şahin')).toContainText('Mikrofon kapalı', { timeout: 1_000 });
    await ozan.waitForTimeout(2_500);
    expect((await energyAt(ozan)) - before).toBeLessThan(0.001);
    await openMicrophone(irem);
    await hears(ozan, 1);
  });

  await test.step('another page of the site leaves the sound alone, and one that is loaded again comes back', async () => {
    const [before] = await heardAt(irem);
    await irem.getByRole('navigation').getByRole('link', { name: 'Projeler' }).first().click();
    await expect(irem).toHaveURL(/\/projects/);
    await expect.poll(async () => (await heardAt(irem))[0]?.packets).toBeGreaterThan(before?.packets ?? 0);
    await irem.reload();
    await openMicrophone(irem);
    await Promise.all([hears(ozan, 1), hears(irem, 1)]);
  });

  await test.step('another tab leaves the sound where it is, until it is asked to take it', async () => {
    const other = await irem.context().newPage();
    await other.goto('/forum');
    await cardOf(other).getByRole('button', { name: 'Buraya taşı' }).click();
    await openMicrophone(other);
    await hears(other, 1);
    await expect(cardOf(irem).getByRole('button', { name: 'Buraya taşı' })).toBeVisible();
    expect((await heardAt(irem)).filter(({ state }) => state === 'connected')).toHaveLength(0);
    await other.close();
    await cardOf(irem).getByRole('button', { name: 'Buraya taşı' }).click();
    await openMicrophone(irem);
    await hears(ozan, 1);
  });

  await test.step('whoever is put out hears nothing and is not heard, within two seconds, and does not come in again', async () => {
    const { data } = (await (await irem.request.get('/api/auth/session')).json()) as { data: { user: { id: string } } };
    await write(ozan, meydan, `/api/voice-rooms/${roomId}/kick/${data.user.id}`, {});
    await expect.poll(async () => (await heardAt(ozan)).length + (await heardAt(irem)).length, { timeout: 2_000 }).toBe(0);
    await expect(cardOf(irem)).toBeHidden();
    const again = await irem.request.post(`/api/voice-rooms/${roomId}/join`, { data: {}, headers: { origin: meydan.url } });
    expect(again.status()).toBe(403);
  });
});

test('a server that goes down leaves those who talk alone, and all are back within ten seconds', async ({ meydan, browser }) => {
  const pages = [await speaker(browser, meydan, 'ozan', 'Ozan Çelik'), await speaker(browser, meydan, 'irem', 'İrem Şahin')] as const;
  const roomId = await openRoom(pages[0], meydan, 'Kahve Molası');
  await takeSeat(pages[1], meydan, roomId);
  for (const page of pages) await page.goto('/forum');
  for (const page of pages) await openMicrophone(page);
  await Promise.all(pages.map((page) => hears(page, 1)));
  await meydan.goDown();
  await Promise.all(pages.map((page) => hears(page, 1)));
  for (const page of pages) await expect(cardOf(page).getByText('Bağlantı yok')).toBeVisible();
  // Who is still heard can mute themselves.
  await microphoneOf(pages[0]).click();
  await pages[1].waitForTimeout(300);
  const before = await energyAt(pages[1]);
  await pages[1].waitForTimeout(1_000);
  expect((await energyAt(pages[1])) - before).toBeLessThan(0.001);
  await meydan.comeUp();
  const upAt = Date.now();
  for (const page of pages) await expect(cardOf(page).getByText('Ses bağlı')).toBeVisible({ timeout: 10_000 });
  expect(Date.now() - upAt).toBeLessThan(10_000);
  await expect(cardOf(pages[1]).getByText('Mikrofon kapalı')).toBeVisible();
  await microphoneOf(pages[0]).click();
  await Promise.all(pages.map((page) => hears(page, 1)));
});

for (const many of [5, 8])
  test(`${many} members hear each other`, async ({ meydan, browser }) => {
    const pages: Page[] = [];
    for (let number = 1; number <= many; number++) pages.push(await speaker(browser, meydan, `konusan${number}`, `Konuşan ${number}`));
    const [first] = pages as [Page];
    const roomId = await openRoom(first, meydan, 'Kalabalık Oda');
    for (const page of pages) {
      if (page !== first) await takeSeat(page, meydan, roomId);
      await page.goto('/about');
      await openMicrophone(page);
    }
    await Promise.all(pages.map((page) => hears(page, many - 1)));
  });
