import { describe, expect, it } from '@jest/globals';
import { minutesFromNow, NOW } from '../../../kernel/facts.fixture.js';
import { isSilent } from './silence.rules.js';

const SECOND = 1 / 60;
const sitting = { roomId: 'r1', memberId: 'ada', joinedAt: NOW, position: 1 };
const seat = (roomId: string | null, at: string) => ({ roomId, at, version: '1' });
const after = (seconds: number, began = NOW) => ({ now: new Date(minutesFromNow(seconds * SECOND)), began });

describe('Somebody in a room', () => {
  it('is heard for 90 seconds after they came', () =>
    expect([90, 91].map((seconds) => isSilent(sitting, seat('r1', NOW), after(seconds)))).toEqual([false, true]));
  it('is heard for 90 seconds after a heartbeat', () =>
    expect([120, 121].map((seconds) => isSilent(sitting, seat('r1', minutesFromNow(30 * SECOND)), after(seconds)))).toEqual([false, true]));
  it('counts as heard when the process began', () =>
    expect([690, 691].map((seconds) => isSilent(sitting, seat('r1', NOW), after(seconds, minutesFromNow(10))))).toEqual([false, true]));
  it.each([seat('r2', minutesFromNow(5)), seat(null, minutesFromNow(5)), undefined])('is not heard through a seat elsewhere (%j)', (elsewhere) =>
    expect(isSilent(sitting, elsewhere, after(300))).toBe(true),
  );
});
