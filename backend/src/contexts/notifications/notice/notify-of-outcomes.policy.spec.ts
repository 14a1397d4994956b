import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../../kernel/event.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { notifyOfOutcomes } from './notify-of-outcomes.policy.js';

const REPORT = { reportId: 'r1', reporterId: 'm1', moderatorId: 'm9' };
const TOPIC = { topicId: 't1', authorId: 'm1', categoryId: 'k1', reason: 'Konu dışı' };
const COMMENT = { commentId: 'c1', topicId: 't1', authorId: 'm1', reason: 'Konu dışı' };
const REFUSED = { textId: 't1', authorId: 'm1', reportId: 'r1', reason: 'spam', topicId: 't1' };
const SUBROLE = { memberId: 'm1', requestId: 'r1' };
const fact = (type: string, data: object): DomainEvent => ({ type, data });

const told = (event: DomainEvent) =>
  react(notifyOfOutcomes, recorded(event)).map((reaction) => ('schedule' in reaction ? (reaction.schedule.data as Record<string, unknown>) : null));

describe('What moderators decide', () => {
  it.each([
    [fact('ReportModerated', { ...REPORT, outcome: 'user_warned', upheld: true }), 'report_settled', 'upheld', 'reported', 'report.r1'],
    [fact('ReportModerated', { ...REPORT, outcome: 'no_action', upheld: false }), 'report_settled', 'dismissed', 'reported', 'report.r1'],
    [fact('ReportDismissed', REPORT), 'report_settled', 'dismissed', 'reported', 'report.r1'],
    [fact('WarningIssued', { memberId: 'm1' }), 'warned', 'warned', 'decided', 'sanction.event-1'],
    [fact('MemberMuted', { memberId: 'm1' }), 'warned', 'muted', 'decided', 'sanction.event-1'],
    [fact('MemberSuspended', { memberId: 'm1' }), 'warned', 'suspended', 'decided', 'sanction.event-1'],
    [fact('MemberBanned', { memberId: 'm1' }), 'warned', 'banned', 'decided', 'sanction.event-1'],
    [fact('TopicHidden', TOPIC), 'content_moderated', 'hidden', 'own_topic', 'content.event-1'],
    [fact('TopicDeleted', TOPIC), 'content_moderated', 'deleted', 'own_topic', 'content.event-1'],
    [fact('TopicLocked', TOPIC), 'content_moderated', 'locked', 'own_topic', 'content.event-1'],
    [fact('TopicRestored', TOPIC), 'content_moderated', 'restored', 'own_topic', 'content.event-1'],
    [fact('CommentHidden', COMMENT), 'content_moderated', 'hidden', 'own_comment', 'content.event-1'],
    [fact('CommentDeleted', COMMENT), 'content_moderated', 'deleted', 'own_comment', 'content.event-1'],
    [fact('TopicReleased', TOPIC), 'content_moderated', 'released', 'own_topic', 'content.event-1'],
    [fact('CommentReleased', COMMENT), 'content_moderated', 'released', 'own_comment', 'content.event-1'],
    [fact('HeldTextRefused', { ...REFUSED, commentId: null }), 'content_moderated', 'refused', 'own_topic', 'content.event-1'],
    [fact('HeldTextRefused', { ...REFUSED, commentId: 'c1' }), 'content_moderated', 'refused', 'own_comment', 'content.event-1'],
    [fact('SubroleReviewed', { ...SUBROLE, approved: ['employer'], rejected: [] }), 'subrole', 'subrole_approved', 'decided', 'subrole.event-1'],
    [fact('SubroleReviewed', { ...SUBROLE, approved: ['employer'], rejected: ['student'] }), 'subrole', 'subrole_partly', 'decided', 'subrole.event-1'],
    [fact('SubroleReviewed', { ...SUBROLE, approved: [], rejected: ['student'] }), 'subrole', 'subrole_rejected', 'decided', 'subrole.event-1'],
    [fact('SubroleExpired', { ...SUBROLE, cause: 'unreviewed' }), 'subrole', 'subrole_expired', 'decided', 'subrole.event-1'],
    [fact('SubroleRevoked', { memberId: 'm1', subrole: 'employer' }), 'subrole', 'subrole_revoked', 'decided', 'subrole.event-1'],
    [fact('SubroleGranted', { memberId: 'm1', subrole: 'employer', requestId: null }), 'subrole', 'subrole_restored', 'decided', 'subrole.event-1'],
    [fact('CommentRestored', COMMENT), 'content_moderated', 'restored', 'own_comment', 'content.event-1'],
  ])('is told to whom it concerns, without who decided it: %j', (event, type, outcome, reason, noticeId) =>
    expect(told(event)).toEqual([expect.objectContaining({ type, outcome, reason, noticeId, memberId: 'm1', actorId: null })]),
  );
  it('is told once where a review granted something', () => expect(told(fact('SubroleGranted', { ...SUBROLE, subrole: 'employer' }))).toEqual([]));
  it('is not told to whoever has gone', () => expect(told(fact('SubroleExpired', { ...SUBROLE, cause: 'account_ended' }))).toEqual([]));
  it('is not told where it does not say what it was about', () =>
    expect(
      told(
        fact('HeldTextRefused', { textId: 't1', authorId: 'm1', reportId: 'r1', reason: 'spam', topicId: null, commentId: null, outcome: null, note: null }),
      ),
    ).toEqual([]));
  it('is told to nobody when nobody reported it', () => expect(told(fact('ReportDismissed', { ...REPORT, reporterId: 'meydan' }))).toEqual([]));
});
