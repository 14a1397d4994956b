import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawApplause } from './applause.commands.js';
import { withdrawErasedApplause } from './withdraw-erased-applause.policy.js';

describe('The end of an account', () => {
  it.each([true, false])('takes its claps along (%p)', (keepContent) => {
    const erased: AccountErased = { type: 'AccountErased', data: { memberId: 'm1', keepContent } };
    const schedule = { command: WithdrawApplause, data: { memberId: 'm1' } };
    expect(react(withdrawErasedApplause, recorded(erased))).toEqual([{ schedule, key: 'withdraw-applause:m1', at: NOW }]);
  });
});
