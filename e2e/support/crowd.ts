import { type Browser, expect, type Page } from '@playwright/test';
import { LightMembers } from './light-members';
import type { RunningMeydan } from './meydan';
import { followSounds, forgetSilence, openLinks, soundsOf } from './sounds';
import { openMicrophone, openRoom, speaker, takeSeat } from './voice';

/** Milliseconds that nobody who speaks is silent for the others, whatever carries them. */
export const MOST_SILENT = 2_000;

export const heardBy = async (page: Page): Promise<number[]> => (await soundsOf(page)).filter(({ isHeard }) => isHeard).map(({ id }) => id);

/** Those whom a page hears, once they are so many. */
async function heardOnce(page: Page, count: number): Promise<number[]> {
  let heard: number[] = [];
  const look = async () => {
    heard = await heardBy(page);
    return heard.length;
  };
  await expect.poll(look, { timeout: 15_000, message: `${count} are heard` }).toBe(count);
  return heard;
}

/** While something happens, so many whom each page hears before go on being heard. */
export async function nobodyIsDropped(pages: readonly Page[], count: number, happens: () => Promise<void>): Promise<void> {
  const before = await Promise.all(pages.map((page) => heardOnce(page, count)));
  await Promise.all(pages.map(forgetSilence));
  await happens();
  for (const [index, page] of pages.entries()) {
    const speaking = (await soundsOf(page)).filter(({ id }) => before[index]?.includes(id));
    expect(speaking).toHaveLength(count);
    expect(speaking.filter(({ silence }) => silence >= MOST_SILENT)).toEqual([]);
  }
}

/** The direct ways go on for twelve seconds beside the router, and a line is waited for up to three before. */
export const areRouted = (pages: readonly Page[]) =>
  expect.poll(() => Promise.all(pages.map(openLinks)), { timeout: 35_000, message: 'the router alone carries the pages' }).toEqual(pages.map(() => 1));

/** A room of eight: two pages of the app, whose sounds are followed, and six light members. */
export async function eightIn(browser: Browser, meydan: RunningMeydan) {
  const pages = [await speaker(browser, meydan, 'ozan', 'Ozan Çelik'), await speaker(browser, meydan, 'irem', 'İrem Şahin')] as const;
  const [ozan, irem] = pages;
  const roomId = await openRoom(ozan, meydan, 'Kalabalık Oda');
  await takeSeat(irem, meydan, roomId);
  const lights = await LightMembers.open(browser, meydan);
  const names = ['bir', 'iki', 'uc', 'dort', 'bes', 'alti'].map((name) => `uye_${name}`);
  for (const name of names) await lights.come(roomId, name);
  for (const page of pages) {
    await page.goto('/about');
    await openMicrophone(page);
    await followSounds(page);
  }
  return { pages, roomId, lights, names };
}
