import { describe, expect, it } from '@jest/globals';
import { usualWaitMinutes } from './usual-wait.rules.js';

const at = (minute: number) => new Date(minute * 60_000).toISOString();
const waited = (...minutes: number[]) => minutes.map((minute) => ({ held_at: at(0), ended_at: at(minute) }));

describe('How long one usually waits', () => {
  it('is what half of the others waited at most', () => expect(usualWaitMinutes(waited(500, 10, 30, 20))).toBe(20));
  it('does not know from a few', () => expect(usualWaitMinutes(waited(5, 6))).toBeNull());
  it('leaves out what still waits', () => expect(usualWaitMinutes([...waited(5, 6), { held_at: at(0), ended_at: null }])).toBeNull());
});
