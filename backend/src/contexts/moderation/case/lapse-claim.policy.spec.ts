import { describe, expect, it } from '@jest/globals';
import { minutesFromNow, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { LapseClaim } from './case.commands.js';
import type { CaseClaimed, CaseDecided, CaseReleased } from './case.events.js';
import { caseDecided } from './case-policies.fixture.js';
import { lapseClaim } from './lapse-claim.policy.js';

const UNTIL = minutesFromNow(10);
const CLAIM = { caseId: 't1', moderatorId: 'derya', reportIds: ['r1'] };
const after = (event: CaseClaimed | CaseReleased | CaseDecided) => react(lapseClaim, recorded(event));

describe('A claim', () => {
  it('ends by itself, at the end that it was given last', () =>
    expect(after({ type: 'CaseClaimed', data: { ...CLAIM, until: UNTIL } })).toEqual([
      { schedule: { command: LapseClaim, data: { caseId: 't1' } }, key: 'case-claim:t1', at: UNTIL },
    ]));
  it('needs no end once the case is released', () =>
    expect(after({ type: 'CaseReleased', data: { ...CLAIM, lapsed: false } })).toEqual([{ cancel: 'case-claim:t1' }]));
  it('needs no end once the case is decided', () => expect(after(caseDecided())).toEqual([{ cancel: 'case-claim:t1' }]));
});
