import { expect, type Page } from '@playwright/test';
import { VOICE_LIMITS } from '../backend/contracts/voice';
import { areRouted, eightIn, heardBy, MOST_SILENT, nobodyIsDropped } from './support/crowd';
import type { LightMembers } from './support/light-members';
import { test } from './support/meydan';
import { write } from './support/people';
import { followSounds, openLinks, soundsOf } from './support/sounds';
import { cardOf, openMicrophone, withMicrophone } from './support/voice';

test.use({ ...withMicrophone, settings: { VOICE_ROUTER_SEATS: String(VOICE_LIMITS.routed) } });

/** The router passes on the four loudest: the two pages, which beep, and two of the others at a time. */
const AT_ONCE = 4;
/** Resolves once both pages hear each other and these, and nobody else. */
async function onlySpeak(pages: readonly Page[], lights: LightMembers, ...names: string[]): Promise<void> {
  await lights.speak();
  for (const page of pages) await expect.poll(async () => (await heardBy(page)).length, { timeout: 10_000, message: 'the others are silent' }).toBe(1);
  await lights.speak(...names);
  for (const page of pages)
    await expect.poll(async () => (await heardBy(page)).length, { timeout: 10_000, message: `${names.join(' and ')} are heard` }).toBe(names.length + 1);
}

/** Two by two all others speak: each is heard by both pages in a sound of its own. */
async function allAreHeard(pages: readonly Page[], lights: LightMembers, names: readonly string[]): Promise<void> {
  const heard = pages.map(() => new Set<number>());
  for (let at = 0; at < names.length; at += 2) {
    await onlySpeak(pages, lights, ...names.slice(at, at + 2));
    for (const [index, page] of pages.entries()) for (const id of await heardBy(page)) heard[index]?.add(id);
  }
  for (const [index, page] of pages.entries()) {
    expect(heard[index]?.size).toBe(names.length + 1);
    expect(await soundsOf(page)).toHaveLength(names.length + 1);
  }
}

test('a ninth joins while eight are there, and leaves: nobody is dropped on the way to the router and back, and a kick ends what it carries', async ({
  meydan,
  browser,
}) => {
  const { pages, roomId, lights, names: eight } = await eightIn(browser, meydan);
  const [ozan, irem] = pages;

  await test.step('eight hear each other directly', async () => {
    await allAreHeard(pages, lights, eight);
    expect(await Promise.all(pages.map(openLinks))).toEqual([7, 7]);
  });

  await test.step('the ninth comes, and nobody is dropped', async () => {
    await onlySpeak(pages, lights, 'uye_bir', 'uye_iki');
    await nobodyIsDropped(pages, AT_ONCE - 1, async () => {
      await lights.come(roomId, 'uye_dokuz');
      await areRouted(pages);
      await ozan.waitForTimeout(MOST_SILENT);
    });
    await expect(cardOf(ozan).getByText('9/15')).toBeVisible();
    await expect(cardOf(ozan).getByText('Bağlantı yok')).toHaveCount(0);
    await allAreHeard(pages, lights, [...eight, 'uye_dokuz']);
    expect(await lights.state('uye_dokuz')).toMatchObject({ by: 'router', directs: 0, lines: 8 });
  });

  await test.step('a page that is loaded again comes back by the router', async () => {
    await irem.reload();
    await openMicrophone(irem);
    await followSounds(irem);
    await areRouted(pages);
    await allAreHeard(pages, lights, [...eight, 'uye_dokuz']);
  });

  await test.step('the ninth leaves, and after a minute eight hear each other directly again', async () => {
    await onlySpeak(pages, lights, 'uye_bir', 'uye_iki');
    await nobodyIsDropped(pages, AT_ONCE - 1, async () => {
      await lights.leave('uye_dokuz', roomId);
      await expect.poll(async () => (await soundsOf(ozan)).length).toBe(7);
      meydan.clock.advance({ seconds: 60 });
      await expect.poll(() => Promise.all(pages.map(openLinks)), { timeout: 20_000 }).toEqual([7, 7]);
      await ozan.waitForTimeout(MOST_SILENT);
    });
    await allAreHeard(pages, lights, eight);
  });

  await test.step('whoever is kicked hears nothing and is not heard within two seconds, by the router too', async () => {
    const tenth = await lights.come(roomId, 'uye_on');
    await areRouted(pages);
    await onlySpeak(pages, lights, 'uye_on', 'uye_bir');
    await write(ozan, meydan, `/api/voice-rooms/${roomId}/kick/${tenth}`, {});
    for (const page of pages) await expect.poll(async () => (await soundsOf(page)).length, { timeout: 2_000 }).toBe(7);
    await ozan.waitForTimeout(MOST_SILENT);
    const before = await lights.state('uye_on');
    await ozan.waitForTimeout(1_000);
    expect((await lights.state('uye_on'))?.packets).toBe(before?.packets);
  });
  await lights.close();
});
