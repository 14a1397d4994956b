import { expect } from '@playwright/test';
import { startLiveKit } from '../backend/test/engines/livekit';
import { areRouted, eightIn, heardBy, MOST_SILENT, nobodyIsDropped } from './support/crowd';
import { test as base } from './support/meydan';
import { write } from './support/people';
import { followSounds, openLinks, soundsOf } from './support/sounds';
import { withTone } from './support/tone';
import { cardOf, openMicrophone } from './support/voice';

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are named by a pattern
  settings: async ({}, use) => {
    const { url, key, secret, stop } = await startedLiveKit();
    await use({ LIVEKIT_URL: url, LIVEKIT_KEY: key, LIVEKIT_SECRET: secret });
    await stop();
  },
});
test.use(withTone);

async function startedLiveKit() {
  const server = await startLiveKit();
  return { url: server.url, key: server.key, secret: server.secret, stop: () => server.stop() };
}

test('a ninth joins while eight talk, and leaves: LiveKit drops nobody, and lets all who speak be heard', async ({ meydan, browser }) => {
  const { pages, roomId, lights, names } = await eightIn(browser, meydan);
  const [ozan, irem] = pages;
  const hear = async (count: number) => {
    for (const page of pages) await expect.poll(async () => (await heardBy(page)).length, { timeout: 15_000, message: `${count} are heard` }).toBe(count);
  };

  await test.step('eight talk, directly', async () => {
    await lights.speak(...names);
    await hear(7);
    expect(await Promise.all(pages.map(openLinks))).toEqual([7, 7]);
  });

  await test.step('the ninth comes, and nobody is silent for two seconds; all nine are heard at once', async () => {
    await nobodyIsDropped(pages, 7, async () => {
      await lights.come(roomId, 'uye_dokuz');
      await areRouted(pages);
      await ozan.waitForTimeout(MOST_SILENT);
    });
    await expect(cardOf(ozan).getByText('9/15')).toBeVisible();
    await lights.speak(...names, 'uye_dokuz');
    await hear(8);
  });

  await test.step('a page that is loaded again comes back by LiveKit', async () => {
    await irem.reload();
    await openMicrophone(irem);
    await followSounds(irem);
    await areRouted(pages);
    await hear(8);
  });

  await test.step('the ninth leaves, and after a minute eight hear each other directly again', async () => {
    await lights.speak(...names);
    await hear(7);
    await nobodyIsDropped(pages, 7, async () => {
      await lights.leave('uye_dokuz', roomId);
      await expect.poll(async () => (await soundsOf(ozan)).length).toBe(7);
      meydan.clock.advance({ seconds: 60 });
      await expect.poll(() => Promise.all(pages.map(openLinks)), { timeout: 20_000 }).toEqual([7, 7]);
      await ozan.waitForTimeout(MOST_SILENT);
    });
  });

  await test.step('whoever is kicked hears nothing and is not heard within two seconds', async () => {
    const tenth = await lights.come(roomId, 'uye_on');
    await areRouted(pages);
    await lights.speak(...names, 'uye_on');
    await hear(8);
    await write(ozan, meydan, `/api/voice-rooms/${roomId}/kick/${tenth}`, {});
    for (const page of pages) await expect.poll(async () => (await soundsOf(page)).length, { timeout: 2_000 }).toBe(7);
    await ozan.waitForTimeout(MOST_SILENT);
    const before = await lights.state('uye_on');
    expect(before?.packets).toBeGreaterThan(0);
    await ozan.waitForTimeout(1_000);
    expect((await lights.state('uye_on'))?.packets).toBe(before?.packets);
  });
  await lights.close();
});
