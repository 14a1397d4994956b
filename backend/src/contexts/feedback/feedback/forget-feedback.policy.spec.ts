import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../../accounts/public.js';
import { ForgetFeedbackOfMember } from './feedback.commands.js';
import { forgetFeedback } from './forget-feedback.policy.js';

const forgotten = recorded<MemberForgotten>({ type: 'MemberForgotten', data: { memberId: 'm1' } });

describe('What a member said about the site', () => {
  it('is forgotten when the member is', () =>
    expect(react(forgetFeedback, forgotten)).toEqual([
      { schedule: { command: ForgetFeedbackOfMember, data: { memberId: 'm1' } }, key: 'forget-feedback:m1', at: NOW },
    ]));
});
