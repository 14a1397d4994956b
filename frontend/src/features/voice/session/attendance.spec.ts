/** @jest-environment jsdom */
import { VOICE_CODE } from '@contracts/voice';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, done, fakeServer, NOTHING, refused } from '../../../../testing/fakeServer';
import { voiceParticipant, voiceRoom } from '../voice.fixture';
import { Attendance } from './attendance';

const OWN = voiceParticipant('m9', 'Elif Işık');
const SEAT = { room: voiceRoom(), participants: [OWN] };

let told: (string | null)[];
let attendance: Attendance;

/** Somebody who is in r1; the server answers each address so, and others with what it is asked for. */
function seated(answers: Record<string, Answer | null> = {}, isElsewhere = false) {
  const server = fakeServer(({ method, path }) => {
    const what = `${method} ${path.replace('/api/voice-rooms/', '')}`;
    return what in answers ? (answers[what] ?? NOTHING) : done(path.endsWith('/participants') ? [OWN] : SEAT.room);
  });
  attendance = new Attendance(SEAT, { ownId: 'm9', isElsewhere: () => isElsewhere, changed: () => told.push('changed'), ended: (why) => told.push(why) });
  return () => server.asked.map(({ method, path }) => `${method} ${path.replace('/api/voice-rooms/', '')}`);
}

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
});
afterEach(() => {
  attendance.end();
  jest.useRealTimers();
});

describe('Who is in a room', () => {
  it('is read once, 300 ms after the last of several changes', async () => {
    const asked = seated();
    attendance.refresh();
    await jest.advanceTimersByTimeAsync(299);
    attendance.meet(['m9', 'm2']);
    await jest.advanceTimersByTimeAsync(299);
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect([asked(), told]).toEqual([['GET r1', 'GET r1/participants'], ['changed']]);
    attendance.meet(['m9']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked()).toHaveLength(2);
  });
});

describe('Whoever says that they are there', () => {
  it.each<[string, Answer | null, string[]]>([
    ['is told when their seat is lost', refused(404, VOICE_CODE.notThere), ['Bağlantınız uzun süre kesik kaldığı için odadan ayrıldınız.']],
    ['is told what else they are refused for', refused(403, 'FORBIDDEN', { message: 'Yetkiniz yok.' }), ['Yetkiniz yok.']],
    ['stays when the server is busy', refused(503, 'UNAVAILABLE'), []],
    ['stays when nothing answers', NOTHING, []],
  ])('%s', async (_what, answer, words) => {
    const asked = seated({ 'POST r1/heartbeat': answer });
    await attendance.beat();
    expect([asked(), told]).toEqual([['POST r1/heartbeat'], words]);
  });

  it.each<[string, unknown, (string | null)[]]>([
    ['and ends where the room is left', null, [null]],
    ['and stays where it goes on', SEAT, []],
  ])('only looks while another page has the sound, %s', async (_what, current, ends) => {
    const asked = seated({ 'GET current': done(current) }, true);
    await attendance.beat();
    expect([asked(), told]).toEqual([['GET current'], ends]);
  });
});
