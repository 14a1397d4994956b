/** @jest-environment jsdom */
import type { VoicePeer } from '@contracts/voice-signals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { voiceRoom } from '../voice.fixture';
import { Attendance } from './attendance';
import { Company } from './company';
import type { Links } from './links/links';
import { prefer } from './voicePreferences';

/** Hertz of the notes that were played. */
let heard: number[];
let sound: AudioContextState;
class FakeContext {
  readonly state = sound;
  readonly currentTime = 0;
  readonly destination = {};
  close = async () => undefined;
}
class FakeNode {
  connect = () => undefined;
}
class FakeOscillator extends FakeNode {
  constructor(
    _context: unknown,
    private readonly options: OscillatorOptions,
  ) {
    super();
  }
  start = () => heard.push(this.options.frequency ?? 0);
  stop = () => undefined;
  addEventListener = () => undefined;
}

const peer = (userId: string): VoicePeer => ({ userId, connectionId: `page of ${userId}`, isMuted: false, isDeafened: false, isSilenced: false });
const UP = [523, 784];
const DOWN = [587, 392];

let isDeafened: boolean;
let company: Company;
let attendance: Attendance;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { AudioContext: FakeContext, GainNode: FakeNode, OscillatorNode: FakeOscillator });
  [heard, sound, isDeafened] = [[], 'running', false];
  prefer({ sounds: true });
  const nothing = () => undefined;
  attendance = new Attendance({ room: voiceRoom(), participants: [] }, { ownId: 'm9', isElsewhere: () => false, changed: nothing, ended: nothing });
  const links = { present: nothing, arrived: nothing, left: nothing } as unknown as Links;
  company = new Company(links, attendance, () => isDeafened);
});
afterEach(() => {
  attendance.end();
  for (const name of ['AudioContext', 'GainNode', 'OscillatorNode']) Reflect.deleteProperty(globalThis, name);
  jest.useRealTimers();
});

const comesAndGoes = () => {
  company.came(peer('m2'));
  company.went({ ...peer('m2'), hasSeat: false });
};

describe('Whoever comes and goes', () => {
  it('is told of by two notes each, up and down', () => {
    company.came(peer('m2'));
    expect(heard).toEqual(UP);
    company.went({ ...peer('m2'), hasSeat: false });
    expect(heard).toEqual([...UP, ...DOWN]);
  });

  it('is told of once, however often their line breaks', () => {
    company.came(peer('m2'));
    company.went({ ...peer('m2'), hasSeat: true });
    company.came(peer('m2'));
    expect(heard).toEqual(UP);
  });

  it('is told of by no sound where one finds them, but by one when they go', () => {
    company.find([peer('m2')]);
    company.came(peer('m2'));
    expect(heard).toEqual([]);
    company.went({ ...peer('m2'), hasSeat: false });
    expect(heard).toEqual(DOWN);
  });

  it.each<[string, () => void]>([
    ['the member wants no sounds', () => prefer({ sounds: false })],
    [
      'they do not listen',
      () => {
        isDeafened = true;
      },
    ],
    [
      'the browser plays nothing before a click',
      () => {
        sound = 'suspended';
      },
    ],
  ])('is not heard where %s', (_why, happens) => {
    happens();
    comesAndGoes();
    expect(heard).toEqual([]);
  });
});
