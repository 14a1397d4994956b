import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../../accounts/public.js';
import { forgetReportTexts } from './forget-report-texts.policy.js';
import { ForgetReportTexts } from './report.commands.js';

describe('What reporters wrote about a member', () => {
  it('is forgotten with the member', () => {
    const forgotten: MemberForgotten = { type: 'MemberForgotten', data: { memberId: 'm1' } };
    expect(react(forgetReportTexts, recorded(forgotten))).toEqual([
      { schedule: { command: ForgetReportTexts, data: { memberId: 'm1' } }, key: 'forget-report-texts:m1', at: NOW },
    ]);
  });
});
