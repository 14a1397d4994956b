import { describe, expect, it } from '@jest/globals';
import { CASE_TEXT } from '../../../../contracts/cases.js';
import { TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { DeleteProject, HideProject, RestoreRemovedProject } from '../project/project.commands.js';
import { HideProjectUpdate, RemoveProjectUpdate, RestoreRemovedUpdate } from '../update/update.commands.js';
import { restoreAppealedProject } from './restore-appealed-project.policy.js';
import { withdrawReportedProject } from './withdraw-reported-project.policy.js';
import { withdrawReportedUpdate } from './withdraw-reported-update.policy.js';

type Named = { readonly reportedType?: string; readonly reportIds?: readonly string[]; readonly actions?: readonly string[] };
const data = ({ reportedType = 'project', reportIds = ['r1'], actions = [] }: Named) => ({
  ...{ caseId: 'p1', contentId: 'p1', reportedType, reportIds, reason: 'spam' },
  actions: actions.map((action) => ({ action, durationMinutes: null })),
});
const sent = (reactions: readonly object[]) => reactions.map((reaction) => ('send' in reaction ? reaction.send : null));
const decided = (named: Named) => sent(withdrawReportedProject.on.CaseDecided?.(recorded({ type: 'CaseDecided', data: data(named) }) as never) ?? []);
const reopened = (named: Named) => sent(withdrawReportedProject.on.CaseReopened?.(recorded({ type: 'CaseReopened', data: data(named) }) as never) ?? []);
const appealed = (content: object | null) =>
  sent(restoreAppealedProject.on.AppealDecided?.(recorded({ type: 'AppealDecided', data: { content } }) as never) ?? []);
const about = { projectId: 'p1', reportId: 'r1' };

describe('A decision on a reported project', () => {
  it('hides it', () => expect(decided({ actions: ['warn_user', 'hide_content'] })).toEqual([{ command: HideProject, data: { ...about, reason: 'spam' } }]));
  it('deletes it', () => expect(decided({ actions: ['delete_content'] })).toEqual([{ command: DeleteProject, data: { ...about, reason: 'spam' } }]));
  it('goes by the project where nobody reported it', () =>
    expect(decided({ actions: ['hide_content'], reportIds: [] })).toEqual([
      { command: HideProject, data: { projectId: 'p1', reportId: 'p1', reason: 'spam' } },
    ]));
  it.each([['warn_user'], ['mute_user']])('leaves it where it only says %s', (action) => expect(decided({ actions: [action] })).toEqual([]));
  it.each([['forum_topic'], ['blog_post'], ['user_profile']])('does nothing where it is on a %s', (reportedType) => {
    expect(decided({ reportedType, actions: ['hide_content'] })).toEqual([]);
    expect(reopened({ reportedType, actions: ['hide_content'] })).toEqual([]);
    expect(appealed({ type: reportedType, id: 'p1', reportId: 'r1', back: 'shown' })).toEqual([]);
  });
  it('brings it back when it is taken back', () => {
    expect(reopened({ actions: ['hide_content'] })).toEqual([{ command: RestoreRemovedProject, data: { ...about, reason: CASE_TEXT.takenBack } }]);
    expect(reopened({ actions: ['warn_user'] })).toEqual([]);
  });
  it('brings it back when an appeal says so', () => {
    const back = appealed({ type: 'project', id: 'p1', reportId: 'r1', back: 'shown' });
    expect(back).toEqual([{ command: RestoreRemovedProject, data: { ...about, reason: TOOL_TEXT.restoredOnAppeal } }]);
    expect(appealed(null)).toEqual([]);
  });
});

describe('A decision on a reported update', () => {
  const about = { updateId: 'p1', reportId: 'r1' };
  const on = (type: 'CaseDecided' | 'CaseReopened' | 'AppealDecided', data: object) =>
    sent(withdrawReportedUpdate.on[type]?.(recorded({ type, data }) as never) ?? []);
  const named = (more: Named) => data({ reportedType: 'project_update', ...more });
  it('hides or removes it', () => {
    expect(on('CaseDecided', named({ actions: ['hide_content'] }))).toEqual([{ command: HideProjectUpdate, data: { ...about, reason: 'spam' } }]);
    expect(on('CaseDecided', named({ actions: ['delete_content'] }))).toEqual([{ command: RemoveProjectUpdate, data: { ...about, reason: 'spam' } }]);
    expect(on('CaseDecided', named({ actions: ['warn_user'] }))).toEqual([]);
  });
  it('brings it back when it is taken back, or an appeal says so', () => {
    const back = (reason: string) => [{ command: RestoreRemovedUpdate, data: { ...about, reason } }];
    expect(on('CaseReopened', named({ actions: ['hide_content'] }))).toEqual(back(CASE_TEXT.takenBack));
    expect(on('AppealDecided', { content: { type: 'project_update', id: 'p1', reportId: 'r1', back: 'shown' } })).toEqual(back(TOOL_TEXT.restoredOnAppeal));
    expect([on('AppealDecided', { content: null }), on('CaseReopened', named({ actions: ['warn_user'] }))]).toEqual([[], []]);
  });
  it('does nothing where it is on a project', () =>
    expect([
      ...on('CaseDecided', data({ actions: ['hide_content'] })),
      ...on('CaseReopened', data({ actions: ['hide_content'] })),
      ...on('AppealDecided', { content: { type: 'project', id: 'p1', reportId: 'r1', back: 'shown' } }),
      ...decided({ reportedType: 'project_update', actions: ['hide_content'] }),
    ]).toEqual([]));
});
