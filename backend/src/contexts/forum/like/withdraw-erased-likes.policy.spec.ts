import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawLikes } from './like.commands.js';
import { withdrawErasedLikes } from './withdraw-erased-likes.policy.js';

const after = (keepContent: boolean) => {
  const erased: AccountErased = { type: 'AccountErased', data: { memberId: 'm1', keepContent } };
  return react(withdrawErasedLikes, recorded(erased));
};

describe('What an erased member likes', () => {
  it.each([true, false])('is taken back, whether their texts stay (%p)', (keepContent) =>
    expect(after(keepContent)).toEqual([{ schedule: { command: WithdrawLikes, data: { memberId: 'm1' } }, key: 'withdraw-likes:m1', at: NOW }]),
  );
});
