import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { ClearTraces } from '../../../platform/traces/traces.commands.js';
import { clearTracesOfForgotten } from './erasure.policy.js';

describe('What the disk still holds of a member who was forgotten', () => {
  it('is cleared a minute later, when all contexts have forgotten theirs', () =>
    expect(react(clearTracesOfForgotten, recorded({ type: 'MemberForgotten', data: { memberId: 'm1' } }))).toEqual([
      { schedule: { command: ClearTraces, data: {} }, key: 'clear-traces:m1', at: new Date(Date.parse(NOW) + 60_000).toISOString() },
    ]));
});
