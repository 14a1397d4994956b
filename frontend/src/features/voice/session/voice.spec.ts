/** @jest-environment jsdom */
import { type CurrentVoiceRoom, VOICE_CODE, type VoiceRoom } from '@contracts/voice';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OWN } from '../../../../testing/asMember';
import { type Answer, type Asked, done, fakeServer, NOTHING, refused } from '../../../../testing/fakeServer';
import { voiceRoom } from '../voice.fixture';

const mockHeard: string[] = [];
jest.mock('./stay', () => ({
  Stay: class {
    readonly roomId: string;
    constructor({ room }: CurrentVoiceRoom, { isMicrophoneOn }: { isMicrophoneOn: boolean }) {
      this.roomId = room.id;
      mockHeard.push(`${isMicrophoneOn ? 'speaks' : 'listens'} in ${room.id}`);
    }
    async begin() {}
    end() {
      mockHeard.push(`ends ${this.roomId}`);
    }
  },
}));

const [OLD, NEW] = [voiceRoom({ id: 'old' }), voiceRoom({ id: 'new' })];
const seat = (room: VoiceRoom): Answer => done({ room, participants: [] } satisfies CurrentVoiceRoom);
const ELSEWHERE = refused(409, VOICE_CODE.elsewhere);
const FULL = refused(409, VOICE_CODE.full);

/** What the server is asked of rooms, and answers, in its order. */
function serving(answers: [asked: string, answer: Answer | null][]) {
  const asked: string[] = [];
  fakeServer(({ method, path }: Asked) => {
    const what = `${method} ${path.replace('/api/voice-rooms/', '')}`;
    asked.push(what);
    const [expected, answer] = answers.shift() ?? ['nothing', NOTHING];
    if (expected !== what) throw new Error(`${what} was asked, and not ${expected}`);
    return answer;
  });
  return asked;
}

async function inOld() {
  const voice = await import('./voice');
  serving([['POST old/join', seat(OLD)]]);
  await voice.enterRoom(OLD);
  expect(mockHeard).toEqual(['speaks in old']);
  return voice;
}

beforeEach(() => {
  jest.resetModules();
  localStorage.setItem('knownMember', JSON.stringify(OWN));
  mockHeard.length = 0;
});

afterAll(() => localStorage.removeItem('knownMember'));

describe('Whoever goes from one room to another', () => {
  it('leaves the first when the second has a place for them', async () => {
    const { enterRoom } = await inOld();
    const asked = serving([
      ['POST new/join', ELSEWHERE],
      ['GET current', seat(OLD)],
      ['POST old/leave', done({ left: true })],
      ['POST new/join', seat(NEW)],
    ]);
    expect(await enterRoom(NEW)).toBe(true);
    expect([asked.length, mockHeard]).toEqual([4, ['speaks in old', 'ends old', 'speaks in new']]);
  });
  it('stays where they are when the second is full', async () => {
    const { enterRoom } = await inOld();
    serving([['POST new/join', FULL]]);
    await expect(enterRoom(NEW)).rejects.toMatchObject({ code: VOICE_CODE.full });
    expect(mockHeard).toEqual(['speaks in old']);
  });
  it('goes back, and listens, when the last place was taken meanwhile', async () => {
    const { enterRoom } = await inOld();
    serving([
      ['POST new/join', ELSEWHERE],
      ['GET current', seat(OLD)],
      ['POST old/leave', done({ left: true })],
      ['POST new/join', FULL],
      ['POST old/join', seat(OLD)],
    ]);
    await expect(enterRoom(NEW)).rejects.toMatchObject({ code: VOICE_CODE.full });
    expect(mockHeard).toEqual(['speaks in old', 'ends old', 'listens in old']);
  });
});

describe('Whoever leaves', () => {
  it.each([
    ['is out also while the server is away', NOTHING, false],
    ['is told when it refuses that', refused(429, 'RATE_LIMITED'), true],
  ])('%s', async (_what, answer, isTold) => {
    const { leaveRoom } = await inOld();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serving([['POST old/leave', answer]]);
    const failed = await leaveRoom().then(
      () => false,
      () => true,
    );
    expect([failed, mockHeard]).toEqual([isTold, ['speaks in old', 'ends old']]);
  });
});

describe('Whoever opens a room from within another', () => {
  const opening = async () => {
    const { post } = await import('../../../client/http');
    return () => post<VoiceRoom>('/api/voice-rooms/opened');
  };
  it('stays where they are when it is refused', async () => {
    const { leavingFor } = await inOld();
    serving([['POST opened', refused(400, 'VALIDATION')]]);
    await expect(leavingFor(await opening())).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(mockHeard).toEqual(['speaks in old']);
  });
  it('leaves the other once nothing else stands against it', async () => {
    const { leavingFor } = await inOld();
    const asked = serving([
      ['POST opened', ELSEWHERE],
      ['POST old/leave', done({ left: true })],
      ['POST opened', done(NEW)],
    ]);
    expect((await leavingFor(await opening())).data.id).toBe('new');
    expect([asked.length, mockHeard]).toEqual([3, ['speaks in old', 'ends old']]);
  });
});

describe('The room in which one was', () => {
  it('is asked for again until the server answers', async () => {
    jest.useFakeTimers();
    const { resumeOnceKnown } = await import('./resuming');
    const asked = serving([
      ['GET current', NOTHING],
      ['GET current', refused(503, 'UNAVAILABLE')],
      ['GET current', seat(OLD)],
    ]);
    const stop = resumeOnceKnown();
    for (const wanted of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(30_000);
      expect(asked.length).toBeGreaterThanOrEqual(wanted);
    }
    expect([asked.length, mockHeard]).toEqual([3, ['listens in old']]);
    stop();
    jest.useRealTimers();
  });
});
