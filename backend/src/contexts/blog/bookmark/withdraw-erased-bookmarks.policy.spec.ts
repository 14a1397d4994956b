import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawBookmarks } from './bookmark.commands.js';
import { withdrawErasedBookmarks } from './withdraw-erased-bookmarks.policy.js';

describe('The end of an account', () => {
  it.each([true, false])('takes its bookmarks along (%p)', (keepContent) => {
    const erased: AccountErased = { type: 'AccountErased', data: { memberId: 'm1', keepContent } };
    const schedule = { command: WithdrawBookmarks, data: { memberId: 'm1' } };
    expect(react(withdrawErasedBookmarks, recorded(erased))).toEqual([{ schedule, key: 'withdraw-bookmarks:m1', at: NOW }]);
  });
});
