import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../../kernel/event.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { caseHistory, historiesProjection, memberHistory, reportHistory } from './histories.projection.js';

const MODERATOR = { id: 'moderator', role: 'moderator' };
const after = (type: string, data: Record<string, unknown>): readonly Write[] =>
  project(historiesProjection, recorded<DomainEvent>({ type, data }, { actor: MODERATOR, position: 5, stream: 'report-r1', causationId: 'cause-1' }));
const historiesOf = (type: string, data: Record<string, unknown>) => after(type, data).map(({ id }) => id);
const ids = [memberHistory('m1'), reportHistory('r1')];

describe('A history', () => {
  it('keeps who did what, when and why', () =>
    expect(after('ReportTakenUnderReview', { reportId: 'r1', moderatorId: 'moderator' })).toEqual([
      {
        view: 'histories',
        id: 'report:r1',
        update: {
          $push: {
            entries: {
              id: 'event-1',
              position: 5,
              stream: 'report-r1',
              type: 'ReportTakenUnderReview',
              at: NOW,
              actor: MODERATOR,
              correlationId: 'correlation-1',
              causationId: 'cause-1',
              details: {},
              wordsOf: null,
            },
          },
        },
        upsert: true,
      },
    ]));
  it('keeps nothing personal of a member', () =>
    expect(
      JSON.stringify(
        after('MemberRegistered', { memberId: 'm1', username: 'GİZLİ', email: 'GİZLİ', firstName: 'GİZLİ', lastName: 'GİZLİ', displayName: 'GİZLİ' }),
      ),
    ).not.toContain('GİZLİ'));
  it('keeps nothing that a reporter wrote', () =>
    expect(JSON.stringify(after('ContentReported', { reportId: 'r1', reportedUserId: 'm1', description: 'GİZLİ' }))).not.toContain('GİZLİ'));
  it.each(['TopicCreated', 'CommentAdded', 'SessionStarted', 'ReportCounted'])('leaves out %s', (type) => expect(after(type, { memberId: 'm1' })).toEqual([]));
});

describe('What was written with an event', () => {
  const words = (memberId: string, note: string) => ({ view: 'history_words', id: memberId, update: { $set: { 'notes.event-1': note } }, upsert: true });
  it.each([
    ['WarningIssued', { memberId: 'm1', reportId: 'r1', note: 'Reklam' }],
    ['MuteLifted', { memberId: 'm1', muteId: 'r1', note: 'Reklam' }],
    ['ReportDismissed', { reportId: 'r1', reportedUserId: 'm1', note: 'Reklam' }],
  ])('is kept apart for %s, where it goes with its member', (type, data) => {
    expect(after(type, data).at(-1)).toEqual(words('m1', 'Reklam'));
    expect(JSON.stringify(after(type, data).slice(0, -1))).not.toContain('Reklam');
  });
  it('goes with its member', () => expect(after('AccountErased', { memberId: 'm1' }).at(-1)).toEqual({ view: 'history_words', id: 'm1', put: { notes: {} } }));
});

describe('The history of a member', () => {
  it.each(['MemberRegistered', 'RoleGranted', 'FeedbackEmailDisclosed'])('has %s', (type) =>
    expect(historiesOf(type, { memberId: 'm1' })).toEqual([memberHistory('m1')]),
  );
  it('has nothing of a guest whose address was read', () => expect(historiesOf('FeedbackEmailDisclosed', { memberId: null })).toEqual([]));
});

describe('The histories of a member and of a report', () => {
  it.each(['ContentReported', 'ReportModerated', 'ReportDismissed'])('both have %s', (type) =>
    expect(historiesOf(type, { reportId: 'r1', reportedUserId: 'm1' })).toEqual(ids),
  );
  it.each(['WarningIssued', 'MemberSuspended', 'MemberBanned', 'MemberMuted'])('both have %s', (type) =>
    expect(historiesOf(type, { reportId: 'r1', memberId: 'm1', note: null })).toEqual(ids),
  );
  it.each(['WarningWithdrawn', 'RestrictionLifted', 'MuteLifted', 'RestrictionEndChanged', 'MuteEndChanged'])('both have %s', (type) =>
    expect(historiesOf(type, { memberId: 'm1', warningId: 'r1', restrictionId: 'r1', muteId: 'r1', note: null })).toEqual(ids),
  );
  it.each(['ReportModerated', 'ReportDismissed'])('leave %s to the report where a decision on the whole case is told', (type) =>
    expect(historiesOf(type, { reportId: 'r1', reportedUserId: 'm1', reportedId: 't1', decisionId: 'd1' })).toEqual([reportHistory('r1')]),
  );
  it.each(['CaseDecided', 'CaseReopened'])('have %s once each, as has the case', (type) =>
    expect(historiesOf(type, { caseId: 't1', memberId: 'm1', reportIds: ['r1', 'r2'], message: null, note: null })).toEqual([
      memberHistory('m1'),
      caseHistory('t1'),
      reportHistory('r1'),
      reportHistory('r2'),
    ]),
  );
  it('have a sanction under the decision that gave it, too', () =>
    expect(historiesOf('MemberBanned', { reportId: 'r1', restrictionId: 'd1', contentId: 't1', memberId: 'm1', note: null })).toEqual([
      memberHistory('m1'),
      reportHistory('r1'),
      reportHistory('d1'),
      caseHistory('t1'),
    ]));
  it('are not both told of a sanction that no report led to', () =>
    expect(historiesOf('MemberBanned', { reportId: null, memberId: 'm1', note: null })).toEqual([memberHistory('m1')]));
  it.each(['TopicHidden', 'TopicDeleted', 'CommentHidden', 'CommentDeleted'])('both have %s', (type) =>
    expect(historiesOf(type, { reportId: 'r1', authorId: 'm1' })).toEqual(ids),
  );
  it.each([
    'TopicHidden',
    'TopicDeleted',
    'TopicRestored',
    'TopicLocked',
    'TopicUnlocked',
    'TopicPinned',
    'TopicUnpinned',
    'TopicMoved',
    'TopicRetagged',
    'TopicMerged',
    'TopicUnmerged',
    'TopicSplitOff',
    'CommentHidden',
    'CommentDeleted',
    'CommentRestored',
  ])('are not both told of %s on the page, which belongs to no report', (type) =>
    expect(historiesOf(type, { reportId: null, authorId: 'm1' })).toEqual([memberHistory('m1')]),
  );
  it('both have the end of a restriction', () => expect(historiesOf('RestrictionExpired', { memberId: 'm1', restrictionId: 'r1' })).toEqual(ids));
  it('both have the end of a mute', () => expect(historiesOf('MuteExpired', { memberId: 'm1', muteId: 'r1' })).toEqual(ids));
  it('both have the end of sessions', () => expect(historiesOf('MemberSessionsEnded', { memberId: 'm1', cause: 'r1' })).toEqual(ids));
});

describe('The history of a case', () => {
  it.each(['CaseClaimed', 'CaseReleased'])('alone has %s', (type) =>
    expect(historiesOf(type, { caseId: 't1', moderatorId: 'moderator' })).toEqual([caseHistory('t1')]),
  );
  it('has what became of its content', () =>
    expect(historiesOf('CommentHidden', { reportId: 'r1', authorId: 'm1', topicId: 't1', commentId: 'k1' })).toContain(caseHistory('k1')));
});

describe('The history of a report', () => {
  it.each(['ReportTakenUnderReview', 'ReportReturned'])('alone has %s', (type) =>
    expect(historiesOf(type, { reportId: 'r1', moderatorId: 'moderator' })).toEqual([reportHistory('r1')]),
  );
});
