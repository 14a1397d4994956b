import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberCase } from '../../contracts/moderation.js';
import { lose } from '../losses.js';
import { TestClock } from '../test-clock.js';
import { Town } from '../town.js';
import { eventually } from './settlement.js';

const LONG_MS = 60_000;

describe('Jobs that are lost while the application runs', () => {
  let town: Town;
  const clock = new TestClock();

  beforeAll(async () => {
    town = await Town.open({}, clock);
  });
  afterAll(() => town.app.stop());

  it('are asked for again: what is due happens, and once', async () => {
    const author = await town.member();
    await town.sanction(author, 'mute_user', { durationMinutes: 20 });
    await town.app.settled();
    await lose(town.app.dataDir, 'jobs');
    await town.topic(town.moderator);
    clock.advance({ minutes: 21 });
    await eventually('the end of the mute', async () => (await facts(author.id)).includes('MuteExpired'), LONG_MS);
    await town.app.settled();
    const { standing } = (await town.moderator.get(`/api/console/members/${author.id}`)).body as unknown as MemberCase;
    expect([standing.muted_until, (await facts(author.id)).filter((type) => type.includes('Mute'))]).toEqual([null, ['MemberMuted', 'MuteExpired']]);
  });

  const facts = async (member: string) => {
    const filter = encodeURIComponent(JSON.stringify({ member }));
    const { body } = await town.moderator.get(`/api/console/facts?filter=${filter}&range=[0,99]`);
    return (body as unknown as { type: string }[]).map(({ type }) => type);
  };
});
