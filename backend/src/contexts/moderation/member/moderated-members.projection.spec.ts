import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { AccountErased, DisplayNameChanged, EmailVerified, MemberRegistered, NamesChanged, RoleGranted } from '../../accounts/public.js';
import type { CommentAdded, TopicCreated } from '../../forum/public.js';
import type { StandingEvent } from '../standing/standing.events.js';
import { moderatedMembersProjection } from './moderated-members.projection.js';

const UNTIL = daysFromNow(30);
const SANCTION = { memberId: 'm1', reportId: 'r1', contentId: 't1', reason: 'spam', note: 'Reklam' };
const TAKEN_BACK = { memberId: 'm1', note: 'Yanlışlıkla', at: NOW, appealId: null };

type Known = StandingEvent | MemberRegistered | EmailVerified | RoleGranted | NamesChanged | DisplayNameChanged | AccountErased | TopicCreated | CommentAdded;
const after = (event: Known) => project(moderatedMembersProjection, recorded(event));
const member = (update: Record<string, unknown>) => [{ view: 'moderated_members', id: 'm1', update }];
const kept = (type: string, until: string | null, more: object = {}, note: string | null = 'Reklam') => ({
  [`sanctions.${type}-r1`]: { id: 'r1', type, at: NOW, reason: 'spam', until, report_id: 'r1', content_id: 't1', by_threshold: false, over: null, ...more },
  [`notes.${type}-r1`]: note,
});
const registered = (username: string | null): MemberRegistered => ({
  type: 'MemberRegistered',
  data: { memberId: 'm1', username, email: null, firstName: username, lastName: null, displayName: null },
});

describe('The view of moderated members', () => {
  it('gets a member in good standing who can be found by name', () =>
    expect(after(registered('Işık'))).toEqual([
      {
        view: 'moderated_members',
        id: 'm1',
        put: {
          username: 'Işık',
          username_key: 'isik',
          display_name: null,
          first_name: 'Işık',
          last_name: null,
          role: 'user',
          verified: false,
          verification_due: false,
          created_at: NOW,
          status: 'active',
          warnings_total: 0,
          sanctions: {},
          notes: {},
          topic_count: 0,
          comment_count: 0,
          search: ['is', 'isi', 'isik'],
        },
      },
    ]));
  it('has nothing of a forgotten member to find', () =>
    expect(after(registered(null))[0]).toMatchObject({ put: { username: null, username_key: '', search: [] } }));
  it.each(['NamesChanged', 'DisplayNameChanged'] as const)('knows the names after %s', (type) =>
    expect(after({ type, data: { memberId: 'm1', username: 'ali', firstName: 'Ali', lastName: 'Oz', displayName: 'Ali' } })).toEqual(
      member({
        $set: {
          username: 'ali',
          username_key: 'ali',
          display_name: 'Ali',
          first_name: 'Ali',
          last_name: 'Oz',
          search: ['al', 'ali', 'oz'],
        },
      }),
    ),
  );
  it('forgets who was erased', () =>
    expect(after({ type: 'AccountErased', data: { memberId: 'm1', keepContent: true } })).toEqual(
      member({ $set: { username: null, username_key: '', display_name: null, first_name: null, last_name: null, search: [], notes: {} } }),
    ));
  it('knows who is verified', () => expect(after({ type: 'EmailVerified', data: { memberId: 'm1' } })).toEqual(member({ $set: { verified: true } })));
  it('knows the role', () => expect(after({ type: 'RoleGranted', data: { memberId: 'm1', role: 'auditor' } })).toEqual(member({ $set: { role: 'auditor' } })));
  it('counts topics', () =>
    expect(after({ type: 'TopicCreated', data: { topicId: 't1', authorId: 'm1', categoryId: 'c1', title: '', content: '', tags: [] } })).toEqual(
      member({ $inc: { topic_count: 1 } }),
    ));
  it('counts comments', () =>
    expect(after({ type: 'CommentAdded', data: { commentId: 'k1', topicId: 't1', authorId: 'm1', content: '', quotedCommentId: null } })).toEqual(
      member({ $inc: { comment_count: 1 } }),
    ));
  it('keeps warnings', () =>
    expect(after({ type: 'WarningIssued', data: { ...SANCTION, warningId: 'r1', at: NOW } })).toEqual(
      member({ $inc: { warnings_total: 1 }, $set: kept('warned', null) }),
    ));
  it('counts a warning that was withdrawn no more', () =>
    expect(after({ type: 'WarningWithdrawn', data: { ...TAKEN_BACK, warningId: 'r1', endsSuspension: false } })).toEqual([
      ...member({ $set: { 'sanctions.warned-r1.over': 'withdrawn' } }),
      ...member({ $inc: { warnings_total: -1 } }),
    ]));
  it('knows the suspension, and why in the words of the moderator', () =>
    expect(after({ type: 'MemberSuspended', data: { ...SANCTION, restrictionId: 'r1', until: UNTIL, byThreshold: true, meanwhile: false } })).toEqual(
      member({ $set: { status: 'suspended', ...kept('suspended', UNTIL, { by_threshold: true }) } }),
    ));
  it('knows the ban', () =>
    expect(after({ type: 'MemberBanned', data: { ...SANCTION, note: null, restrictionId: 'r1', until: null } })).toEqual(
      member({ $set: { status: 'banned', ...kept('banned', null, {}, null) } }),
    ));
  it('is active again when the restriction is over', () =>
    expect(after({ type: 'RestrictionExpired', data: { memberId: 'm1', restrictionId: 'r1' } })).toEqual(member({ $set: { status: 'active' } })));
  it.each([
    [null, 'active'],
    ['suspended', 'suspended'],
  ] as const)('is what is left (%p) when a ban is lifted', (leaves, status) =>
    expect(after({ type: 'RestrictionLifted', data: { ...TAKEN_BACK, restrictionId: 'r1', kind: 'banned', cause: 'decision', leaves } })).toEqual([
      ...member({ $set: { 'sanctions.banned-r1.over': 'lifted' } }),
      ...member({ $set: { status } }),
    ]),
  );
  it('knows another end', () =>
    expect(after({ type: 'RestrictionEndChanged', data: { ...TAKEN_BACK, restrictionId: 'r1', kind: 'banned', until: UNTIL, formerUntil: null } })).toEqual(
      member({ $set: { 'sanctions.banned-r1.until': UNTIL } }),
    ));
  it('knows the mute', () =>
    expect(after({ type: 'MemberMuted', data: { ...SANCTION, muteId: 'r1', until: UNTIL } })).toEqual(member({ $set: kept('muted', UNTIL) })));
  it.each([
    ['MuteExpired', 'expired'],
    ['MuteLifted', 'lifted'],
  ] as const)('knows that a mute is over after %s', (type, over) =>
    expect(after({ type, data: { ...TAKEN_BACK, muteId: 'r1' } } as StandingEvent)).toEqual(member({ $set: { 'sanctions.muted-r1.over': over } })),
  );
  it('knows another end of a mute', () =>
    expect(after({ type: 'MuteEndChanged', data: { ...TAKEN_BACK, muteId: 'r1', until: UNTIL, formerUntil: NOW } })).toEqual(
      member({ $set: { 'sanctions.muted-r1.until': UNTIL } }),
    ));
});
