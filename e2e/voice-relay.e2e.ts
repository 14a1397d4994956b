import { expect } from '@playwright/test';
import { test as base } from './support/meydan';
import { startRelay } from './support/relay';
import { heardAt, hears, hideAddress, openMicrophone, openRoom, speaker, takeSeat, withMicrophone } from './support/voice';

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are named by a pattern
  settings: async ({}, use) => {
    const relay = await startRelay();
    await use(relay.settings);
    await relay.stop();
  },
});
test.use(withMicrophone);

test('whoever hides their address is heard by the relay alone, where only TCP goes out', async ({ meydan, browser }) => {
  const pages = [await speaker(browser, meydan, 'ozan', 'Ozan Çelik'), await speaker(browser, meydan, 'irem', 'İrem Şahin')] as const;
  const roomId = await openRoom(pages[0], meydan, 'Sessiz Adres');
  await takeSeat(pages[1], meydan, roomId);
  for (const page of pages) {
    await hideAddress(page);
    await page.goto('/forum');
    await openMicrophone(page);
  }
  await Promise.all(pages.map((page) => hears(page, 1)));
  for (const page of pages) expect((await heardAt(page)).filter(({ state }) => state === 'connected').map(({ way }) => way)).toEqual(['relay']);
});
