import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { forgetNotifications } from './forget-notifications.policy.js';
import { ForgetNotifications } from './inbox.commands.js';

describe('What an erased member was told', () => {
  it.each([true, false])('is forgotten, whether their content stays or not (%p)', (keepContent) => {
    const erased: AccountErased = { type: 'AccountErased', data: { memberId: 'm1', keepContent } };
    expect(react(forgetNotifications, recorded(erased))).toEqual([
      { schedule: { command: ForgetNotifications, data: { memberId: 'm1' } }, key: 'forget-notifications:m1', at: NOW },
    ]);
  });
});
