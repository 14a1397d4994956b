import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { AccountErased, DisplayNameChanged, EmailVerified, MemberRegistered, NamesChanged, RoleGranted } from '../../accounts/public.js';
import type { CommentAdded, TopicCreated } from '../../forum/public.js';
import type { StandingEvent } from '../standing/standing.events.js';
import { moderatedMembersProjection } from './moderated-members.projection.js';

const UNTIL = daysFromNow(30);
const SANCTION = { memberId: 'm1', reportId: 'r1', reason: 'spam', note: 'Reklam' };

type Known = StandingEvent | MemberRegistered | EmailVerified | RoleGranted | NamesChanged | DisplayNameChanged | AccountErased | TopicCreated | CommentAdded;
const after = (event: Known) => project(moderatedMembersProjection, recorded(event));
const member = (update: Record<string, unknown>) => [{ view: 'moderated_members', id: 'm1', update }];
const past = (type: string, until: string | null) => ({ past: { type, at: NOW, reason: 'spam', until, report_id: 'r1' } });
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
          created_at: NOW,
          status: 'active',
          reason: null,
          until: null,
          muted_until: null,
          warnings: [],
          warnings_total: 0,
          past: [],
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
      member({ $set: { username: null, username_key: '', display_name: null, first_name: null, last_name: null, search: [] } }),
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
    expect(after({ type: 'WarningIssued', data: { ...SANCTION, at: NOW } })).toEqual(
      member({ $push: { warnings: { at: NOW, reason: 'spam', note: 'Reklam' }, ...past('warned', null) }, $inc: { warnings_total: 1 } }),
    ));
  it('knows the suspension, and why in the words of the moderator', () =>
    expect(after({ type: 'MemberSuspended', data: { ...SANCTION, restrictionId: 'r1', until: UNTIL, byThreshold: true } })).toEqual(
      member({ $set: { status: 'suspended', reason: 'Reklam', until: UNTIL }, $push: past('suspended', UNTIL) }),
    ));
  it('knows the ban, and why it was reported where the moderator said nothing', () =>
    expect(after({ type: 'MemberBanned', data: { ...SANCTION, note: null, restrictionId: 'r1', until: null } })).toEqual(
      member({ $set: { status: 'banned', reason: 'spam', until: null }, $push: past('banned', null) }),
    ));
  it('is active again when the restriction is over', () =>
    expect(after({ type: 'RestrictionExpired', data: { memberId: 'm1', restrictionId: 'r1' } })).toEqual(
      member({ $set: { status: 'active', reason: null, until: null } }),
    ));
  it('knows the mute', () =>
    expect(after({ type: 'MemberMuted', data: { ...SANCTION, muteId: 'r1', until: UNTIL } })).toEqual(
      member({ $set: { muted_until: UNTIL }, $push: past('muted', UNTIL) }),
    ));
  it('forgets a mute that is over', () =>
    expect(after({ type: 'MuteExpired', data: { memberId: 'm1', muteId: 'r1' } })).toEqual(member({ $set: { muted_until: null } })));
});
