import { NEGOTIATION } from '@contracts/voice-signals';
import { describe, expect, it } from '@jest/globals';
import { delayBefore, hasFollowUp, isLeader } from './negotiation.rules';

describe('who begins', () => {
  it('is of two always one, whoever asks', () => {
    expect([isLeader('a', 'b'), isLeader('b', 'a')]).toEqual([true, false]);
  });

  it('waits 80 ms, and the other 400, each time longer and never more than two seconds', () => {
    expect([0, 1, 2, 3].map((attempt) => delayBefore(attempt, true))).toEqual([80, 880, 1_680, 2_000]);
    expect([0, 1, 2, 3].map((attempt) => delayBefore(attempt, false))).toEqual([400, 1_200, 2_000, 2_000]);
  });

  it('tries three times more', () => {
    expect([1, 2, 3, 4].map(hasFollowUp)).toEqual([true, true, true, false]);
    expect(NEGOTIATION.followUps).toBe(3);
  });
});
