import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Appearance } from '../contracts/appearance.js';
import type { MemberNotes } from '../src/kernel/member-notes.js';
import { MEMBER_NOTES } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

const DARK: Appearance = { theme: 'dark', font_size: 'large', compact_mode: true, animations: false };
const LIGHT: Appearance = { theme: 'light', font_size: 'small', compact_mode: false, animations: true };

describe('how the app looks to a member', () => {
  let app: TestApp;
  let members = 0;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const path = '/api/auth/appearance';
  const choose = (who: Client, chosen: object) => who.put<Appearance>(path, chosen);
  const lookOf = async (who: Client) => (await who.get<Appearance | null>(path)).body.data;
  const member = () => app.member(`bakan.${members++}`);

  inBothHomes.it('goes with the account to another device, where the last choice counts', async () => {
    const here = await member();
    expect(await lookOf(here)).toBeNull();
    const { status, body } = await choose(here, DARK);
    expect([status, body.data]).toEqual([200, DARK]);
    const there = await app.guest.signIn(`bakan.${members - 1}`, PASSWORD);
    expect(await lookOf(there)).toEqual(DARK);
    expect((await choose(there, LIGHT)).status).toBe(200);
    expect(await lookOf(here)).toEqual(LIGHT);
    expect(await lookOf(await member())).toBeNull();
  });
  inBothHomes.it('is one choice, however many come at once', async () => {
    const here = await member();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => choose(here, at % 2 ? DARK : LIGHT)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect([DARK, LIGHT]).toContainEqual(await lookOf(here));
    expect(await app.meydan.app.get<MemberNotes>(MEMBER_NOTES).count({ memberId: here.id, kind: 'appearance' })).toBe(1);
  });
  it('is refused when there is no such look, and keeps nothing that nobody asked for', async () => {
    const here = await member();
    for (const wrong of [{ ...DARK, theme: 'pembe' }, { ...DARK, font_size: 12 }, { ...DARK, animations: 'evet' }, {}])
      expect((await choose(here, wrong)).status).toBe(422);
    expect(await lookOf(here)).toBeNull();
    expect((await app.guest.get(path)).status).toBe(401);
    expect((await choose(app.guest, DARK)).status).toBe(401);
  });
  it('goes when the account ends', async () => {
    const here = await member();
    await choose(here, DARK);
    expect((await here.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: false })).status).toBeLessThan(300);
    app.clock.advance({ days: 7 });
    await app.settled();
    expect(await app.meydan.app.get<MemberNotes>(MEMBER_NOTES).count({ memberId: here.id, kind: 'appearance' })).toBe(0);
  });
});
