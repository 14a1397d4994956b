import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { withdrawErasedContent } from './withdraw-erased-content.policy.js';
import { WithdrawContent } from './withdrawal.commands.js';

const after = (keepContent: boolean) => {
  const erased: AccountErased = { type: 'AccountErased', data: { memberId: 'm1', keepContent } };
  return react(withdrawErasedContent, recorded(erased));
};

describe('What an erased member has written', () => {
  it('stays when they leave it', () => expect(after(true)).toEqual([]));
  it('is withdrawn when they take it along', () =>
    expect(after(false)).toEqual([{ schedule: { command: WithdrawContent, data: { authorId: 'm1', position: 1 } }, key: 'withdraw-content:m1', at: NOW }]));
});
