import { expect, type Page } from '@playwright/test';
import { type Gate, startGate } from './support/gate';
import { test as base, type RunningMeydan } from './support/meydan';
import { settingsAt, startRelay } from './support/relay';
import { cardOf, heardAt, hears, hideAddress, microphoneOf, openMicrophone, openRoom, speaker, takeSeat, withMicrophone } from './support/voice';

/** The relay is reached through a gate: of whoever hides their address, all sound goes by there. */
const test = base.extend<{ toRelay: Gate }>({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are named by a pattern
  toRelay: async ({}, use) => {
    const relay = await startRelay();
    const gate = await startGate(relay.port);
    await use(gate);
    await gate.stop();
    await relay.stop();
  },
  settings: async ({ toRelay }, use) => use(settingsAt(toRelay.port)),
});
test.use(withMicrophone);

const AWAY_MS = 3_000;
const BACK_MS = 10_000;

const tileOf = (page: Page, name: string) => cardOf(page).getByRole('listitem').filter({ hasText: name });
const lineIsLost = (page: Page) => cardOf(page).getByText('Yeniden bağlanıyor. Odadaki yeriniz duruyor.');
const packetsAt = async (page: Page): Promise<number> => (await heardAt(page)).reduce((sum, { packets }) => sum + packets, 0);

/** Resolves once nothing comes in any more. */
async function hearsNothing(page: Page): Promise<void> {
  let before = -1;
  const haveCome = async () => {
    const now = await packetsAt(page);
    const come = now - before;
    before = now;
    return come;
  };
  await expect.poll(haveCome, { intervals: [1_000] }).toBe(0);
}

/** Two who talk, the second behind gates on the way to the server and to the relay. */
async function talking(browser: Parameters<typeof speaker>[0], meydan: RunningMeydan, toServer: Gate) {
  const behind = { ...meydan, url: `http://127.0.0.1:${toServer.port}` };
  const ozan = await speaker(browser, meydan, 'ozan', 'Ozan Çelik');
  const irem = await speaker(browser, behind, 'irem', 'İrem Şahin');
  await takeSeat(irem, behind, await openRoom(ozan, meydan, 'Kahve Molası'));
  await hideAddress(irem);
  for (const page of [ozan, irem]) await page.goto('/forum');
  for (const page of [ozan, irem]) await openMicrophone(page);
  await hearEachOther(ozan, irem);
  expect((await heardAt(irem)).map(({ way }) => way)).toEqual(['relay']);
  return { ozan, irem };
}

const hearEachOther = (ozan: Page, irem: Page) => Promise.all([hears(ozan, 1), hears(irem, 1)]);

/** Both hear each other in time, with the microphone as it was, and what was shown of the break is gone. */
async function areBack(ozan: Page, irem: Page): Promise<void> {
  const since = Date.now();
  await hearEachOther(ozan, irem);
  await expect(lineIsLost(irem)).toBeHidden();
  expect(Date.now() - since).toBeLessThan(BACK_MS);
  await expect(microphoneOf(irem)).toHaveAttribute('aria-pressed', 'true');
  await expect(tileOf(ozan, 'İrem Şahin')).not.toContainText('Yeniden bağlanıyor');
}

test('whoever changes their network hears and is heard again within ten seconds', async ({ meydan, toRelay, browser }) => {
  const toServer = await startGate(Number(new URL(meydan.url).port));
  const { ozan, irem } = await talking(browser, meydan, toServer);
  const gates = [toServer, toRelay];

  await test.step('a browser that notices says at once that it has no line, and comes back by itself', async () => {
    for (const gate of gates) gate.shut();
    await irem.context().setOffline(true);
    await Promise.all([hearsNothing(ozan), hearsNothing(irem)]);
    await expect(lineIsLost(irem)).toBeVisible({ timeout: 1_000 });
    await irem.waitForTimeout(AWAY_MS);
    for (const gate of gates) gate.open();
    await irem.context().setOffline(false);
    await areBack(ozan, irem);
  });

  await test.step('where nobody notices, each says of the other that there is no way between them until there is one again', async () => {
    for (const gate of gates) gate.shut();
    await expect(tileOf(ozan, 'İrem Şahin')).toContainText('Yeniden bağlanıyor', { timeout: BACK_MS });
    await expect(tileOf(irem, 'Ozan Çelik')).toContainText('Yeniden bağlanıyor', { timeout: BACK_MS });
    for (const gate of gates) gate.open();
    await areBack(ozan, irem);
  });

  await toServer.stop();
});
