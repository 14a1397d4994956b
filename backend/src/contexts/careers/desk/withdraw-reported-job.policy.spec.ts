import { describe, expect, it } from '@jest/globals';
import { CASE_TEXT } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { intent } from '../../../kernel/command.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { DeleteJob, HideJob, RestoreRemovedJob } from '../listing/job-moderation.commands.js';
import { withdrawReportedJob } from './withdraw-reported-job.policy.js';

const said = (reportedType: string, actions: readonly string[], reportIds: readonly string[]) => ({
  ...{ reportedType, reportIds, reason: 'spam', actions: actions.map((action) => ({ action })) },
});
const on = (type: string, data: object) => react(withdrawReportedJob, recorded({ type, data }));
const decided = (actions: readonly string[], type = 'job_listing', reportIds = ['p1', 'p2']) =>
  on('CaseDecided', { contentId: 'j1', ...said(type, actions, reportIds) });
const reopened = (actions: readonly string[], type = 'job_listing') => on('CaseReopened', { caseId: 'j1', ...said(type, actions, ['p1']) });
const about = { jobId: 'j1', reportId: 'p1' };

describe('A decision on a reported listing', () => {
  it('hides or deletes it, by its first report', () => {
    expect(decided(['warn_user', 'hide_content'])).toEqual([{ send: intent(HideJob, { ...about, reason: 'spam' }) }]);
    expect(decided(['delete_content'])).toEqual([{ send: intent(DeleteJob, { ...about, reason: 'spam' }) }]);
  });
  it('that nobody has reported names the listing itself', () =>
    expect(decided(['hide_content'], 'job_listing', [])).toEqual([{ send: intent(HideJob, { jobId: 'j1', reportId: 'j1', reason: 'spam' }) }]));
  it('brings it back when it is taken back, on appeal too', () => {
    const back = (reason: string) => [{ send: intent(RestoreRemovedJob, { ...about, reason }) }];
    for (const action of ['hide_content', 'delete_content']) expect(reopened([action])).toEqual(back(CASE_TEXT.takenBack));
    const content = { type: 'job_listing', id: 'j1', reportId: 'p1', back: 'shown' };
    expect(on('AppealDecided', { content })).toEqual(back(TOOL_TEXT.restoredOnAppeal));
  });
  it('that only warns, or is about something else, does nothing to it', () => {
    for (const actions of [[], ['warn_user']]) expect([decided(actions), reopened(actions)]).toEqual([[], []]);
    for (const found of [decided(['hide_content'], 'blog_post'), reopened(['hide_content'], 'blog_post')]) expect(found).toEqual([]);
    for (const content of [null, { type: 'blog_post', id: 'j1', reportId: 'p1', back: 'shown' }]) expect(on('AppealDecided', { content })).toEqual([]);
  });
});
