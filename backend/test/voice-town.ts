import { expect } from '@jest/globals';
import { VOICE_TEXT } from '../contracts/voice.js';
import { VOICE_SIGNAL_CODE, VOICE_SIGNAL_TEXT, type VoiceCandidate, type VoiceDescription } from '../contracts/voice-signals.js';
import type { Client } from './client.js';
import { isSecondHome } from './home.js';
import { Town } from './town.js';
import { openRoom, ROOMS, VoicePage } from './voice-pages.js';

/** Engines on one busy machine take their time; what counts there is that it happens at all. */
const SOON_MS = isSecondHome() ? 15_000 : 2_000;
export const NOT_REACHED = { success: false, code: VOICE_SIGNAL_CODE.notReached, message: VOICE_SIGNAL_TEXT.notReached };

/** What a page sends to another one, and what that one hears. */
const to = ({ userId, connectionId }: VoicePage) => ({ to: userId, connectionId, link: 'bir' });
export const from = ({ userId, connectionId }: VoicePage) => ({ from: userId, connectionId, link: 'bir' });
export const offer = (page: VoicePage, sdp = 'v=0'): VoiceDescription => ({ ...to(page), sdp });
export const candidate = (page: VoicePage, words = 'candidate:1 1 udp 1 192.0.2.1 9 typ host'): VoiceCandidate => ({
  ...to(page),
  candidate: { candidate: words, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'ab' },
});
export const enter = (who: Client, roomId: string) => who.post(`${ROOMS}/${roomId}/join`);
export const refused = async (page: VoicePage, why: object) => {
  expect(await page.next('error')).toEqual(why);
  await page.next('disconnect');
};
/** Refused, or put out at once where what has ended their stay is told while they come. */
export const keptOut = async (page: VoicePage, reason: keyof typeof VOICE_SIGNAL_TEXT.left) => {
  const { message } = await Promise.race([page.next('error'), page.next('forceLeave')]);
  expect([VOICE_TEXT.notThere, VOICE_SIGNAL_TEXT.left[reason]]).toContain(message);
  await page.next('disconnect');
};
/** Its page is told to leave and shut, soon. */
export const putOut = async (
  page: VoicePage,
  roomId: string,
  reason: keyof typeof VOICE_SIGNAL_TEXT.left,
  began = performance.now(),
  message: string = VOICE_SIGNAL_TEXT.left[reason],
) => {
  expect(await page.next('forceLeave')).toEqual({ roomId, reason, message });
  await page.next('disconnect');
  expect(performance.now() - began).toBeLessThan(SOON_MS);
};

/** A town whose members come into voice rooms by their pages. */
export class TownOfPages {
  private readonly pages: VoicePage[] = [];

  private constructor(readonly town: Town) {}

  static open = async (): Promise<TownOfPages> => new TownOfPages(await Town.open());

  shown = (token: unknown, userId: unknown, options: Parameters<typeof VoicePage.show>[2] = {}): VoicePage => {
    const page = VoicePage.show(this.town.app.guest.url, { token, userId }, options);
    this.pages.push(page);
    return page;
  };

  connected = async (who: Client, roomId: string): Promise<VoicePage> => {
    const page = await VoicePage.open(who, roomId);
    this.pages.push(page);
    return page;
  };

  joined = async (who: Client, roomId: string, wish: Parameters<VoicePage['join']>[1] = {}): Promise<VoicePage> => {
    const page = await this.connected(who, roomId);
    expect(await page.join(roomId, wish)).toMatchObject({ success: true });
    return page;
  };

  /** Two in a room, with their pages. */
  two = async () => {
    const [ada, can] = await this.town.pair();
    const { id } = await openRoom(ada);
    await enter(can, id);
    return { ada, can, id, adas: await this.joined(ada, id), cans: await this.joined(can, id) };
  };

  /** Whoever was in a room is heard no more. */
  async clear(): Promise<void> {
    for (const page of this.pages.splice(0)) page.close();
    this.town.app.clock.advance({ minutes: 5 });
    await this.town.app.settled();
  }
}
