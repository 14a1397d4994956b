import { describe, expect, it } from '@jest/globals';
import { CASE_TEXT } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { JOB_HOLDING_TEXT } from '../../../../contracts/job-holding.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { AppealDecided, CaseDecided, CaseReopened } from '../../moderation/public.js';
import { ApproveJob, HoldJobAgain, RefuseHeldJob, RestoreRemovedJob } from '../listing/job-moderation.commands.js';
import { settleHeldJob } from './settle-held-job.policy.js';

type Says<Fact extends { data: object }> = Partial<Fact['data']>;
const CASE = { reportedType: 'job_listing', decisionId: 'd1', seen: 3, reportIds: ['r1'], reason: 'scam', actions: [] } as const;
const after = (type: string, data: object) =>
  react(settleHeldJob, recorded<CaseDecided | CaseReopened | AppealDecided>({ type, data } as never)).map((done) => ('send' in done ? done.send : done));
const decided = (data: Says<CaseDecided>) => after('CaseDecided', { ...CASE, contentId: 'j1', upheld: true, ...data });
const reopened = (data: Says<CaseReopened>) => after('CaseReopened', { ...CASE, caseId: 'j1', ...data });
const HIDING = [{ action: 'hide_content', refId: 'a1' }] as never;
const again = { command: HoldJobAgain, data: { jobId: 'j1', reportIds: ['r1'] } };

describe('What a case decides on a listing that waits', () => {
  it('publishes it where nothing is against it', () =>
    expect(decided({ upheld: false })).toEqual([
      { command: ApproveJob, data: { jobId: 'j1', reason: JOB_HOLDING_TEXT.nothingAgainst, judged: { decisionId: 'd1', seen: 3 } } },
    ]));
  it('keeps it from everybody, also where nothing is done to it', () =>
    expect(decided({})).toEqual([{ command: RefuseHeldJob, data: { jobId: 'j1', reportId: 'r1', reason: 'scam' } }]));
  it('is left to what takes it away', () => expect(decided({ actions: HIDING })).toEqual([]));
  it('lets it wait again when it is taken back', () => {
    expect(reopened({})).toEqual([{ command: RestoreRemovedJob, data: { jobId: 'j1', reportId: 'r1', reason: CASE_TEXT.takenBack } }, again]);
    expect(reopened({ actions: HIDING })).toEqual([again]);
  });
  it('is overruled by an appeal that was granted', () =>
    expect(after('AppealDecided', { content: { type: 'job_listing', id: 'j1' } })).toEqual([
      { command: ApproveJob, data: { jobId: 'j1', reason: TOOL_TEXT.restoredOnAppeal } },
    ]));
  it('is nothing to other content', () => {
    expect([decided({ reportedType: 'forum_topic' }), reopened({ reportedType: 'forum_topic' })]).toEqual([[], []]);
    expect([after('AppealDecided', { content: { type: 'forum_topic', id: 't1' } }), after('AppealDecided', { content: null })]).toEqual([[], []]);
  });
});
