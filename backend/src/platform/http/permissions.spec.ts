import { describe, expect, it } from '@jest/globals';
import { holds, isStaff, isWriting, neededSubrole, PERMISSIONS, type Permission, ROLE_LEVEL, type Role } from '../../../contracts/permissions.js';
import { SUBROLES, type Subrole } from '../../../contracts/subroles.js';

const roles = Object.keys(ROLE_LEVEL) as Role[];
const permissions = Object.keys(PERMISSIONS) as Permission[];
const holders = (permission: Permission) => roles.filter((role) => holds(role, permission)).sort();

const EVERYBODY = ['admin', 'anonymous', 'auditor', 'guest', 'moderator', 'user', 'viewer'];
const MEMBERS = ['admin', 'auditor', 'moderator', 'user'];
const WATCHERS = ['admin', 'auditor', 'moderator'];
const TABLE: Record<Permission, readonly string[]> = {
  'platform.read': EVERYBODY,
  'page.read': EVERYBODY,
  'page.survey': WATCHERS,
  'page.edit': ['admin'],
  'terms.accept': MEMBERS,
  'account.open': EVERYBODY,
  'session.read': EVERYBODY,
  'session.end': EVERYBODY,
  'account.read-own': MEMBERS,
  'account.secure': MEMBERS,
  'identity.manage': MEMBERS,
  'profile.see': EVERYBODY,
  'profile.read': MEMBERS,
  'directory.read': MEMBERS,
  'member.follow': MEMBERS,
  'member.block': MEMBERS,
  'profile-picture.read': EVERYBODY,
  'profile.edit': MEMBERS,
  'own-data.manage': MEMBERS,
  'own-document.make': MEMBERS,
  'category.read': EVERYBODY,
  'category.survey': WATCHERS,
  'category.update': ['admin', 'moderator'],
  'category.manage': ['admin'],
  'tag.survey': WATCHERS,
  'tag.manage': ['admin', 'moderator'],
  'topic.read': EVERYBODY,
  'topic.count-view': EVERYBODY,
  'post.count-view': EVERYBODY,
  'post.bookmark': MEMBERS,
  'post.applaud': MEMBERS,
  'post.read': EVERYBODY,
  'project.read': EVERYBODY,
  'project.create': MEMBERS,
  'project.write': MEMBERS,
  'project.take-part': MEMBERS,
  'project.read-own': MEMBERS,
  'project.follow': MEMBERS,
  'project.moderate': ['admin', 'moderator'],
  'project.disclose': ['admin', 'moderator'],
  'chat.disclose': ['admin', 'moderator'],
  'post.read-own': MEMBERS,
  'search.read': EVERYBODY,
  'topic.create': MEMBERS,
  'topic.announce': ['admin', 'moderator'],
  'comment.read': EVERYBODY,
  'comment.create': MEMBERS,
  'like.read': EVERYBODY,
  'like.give': MEMBERS,
  'topic.edit': MEMBERS,
  'topic.delete': MEMBERS,
  'topic.solve': MEMBERS,
  'topic.moderate': ['admin', 'moderator'],
  'comment.edit': MEMBERS,
  'comment.delete': MEMBERS,
  'comment.moderate': ['admin', 'moderator'],
  'comment.read-held': MEMBERS,
  'held.read-own': MEMBERS,
  'held.withdraw': MEMBERS,
  'image.read': EVERYBODY,
  'image.upload': MEMBERS,
  'reading.keep': MEMBERS,
  'draft.keep': MEMBERS,
  'post.create': MEMBERS,
  'post.edit': MEMBERS,
  'post.delete': MEMBERS,
  'post.moderate': ['admin', 'moderator'],
  'chat.use': MEMBERS,
  'chat.write': MEMBERS,
  'report.create': MEMBERS,
  'appeal.own': MEMBERS,
  'appeal.by-link': EVERYBODY,
  'appeal.read': WATCHERS,
  'appeal.decide': ['admin', 'moderator'],
  'standing.read-own': MEMBERS,
  'appearance.choose': MEMBERS,
  'notification.choose': MEMBERS,
  'notification.read-own': MEMBERS,
  'notification.unsubscribe': EVERYBODY,
  'topic.watch': MEMBERS,
  'content.read-hidden': WATCHERS,
  'report.read': WATCHERS,
  'report.moderate': ['admin', 'moderator'],
  'member.read': WATCHERS,
  'member.sanction': ['admin', 'moderator'],
  'member.verify': ['admin', 'moderator'],
  'member.note': ['admin', 'moderator'],
  'member.disclose': ['admin', 'moderator'],
  'role.grant': ['admin'],
  'subrole.read-own': MEMBERS,
  'subrole.request': MEMBERS,
  'subrole.survey': WATCHERS,
  'subrole.review': ['admin'],
  'listing.read': EVERYBODY,
  'listing.create': ['admin'],
  'job-search.keep': MEMBERS,
  'listing.write': MEMBERS,
  'listing.end': MEMBERS,
  'listing.apply': MEMBERS,
  'application.read-own': MEMBERS,
  'application.write': MEMBERS,
  'application.decide': MEMBERS,
  'listing.moderate': ['admin', 'moderator'],
  'history.read': WATCHERS,
  'feedback.give': EVERYBODY,
  'feedback.read': WATCHERS,
  'feedback.review': ['admin', 'moderator'],
  'feedback.disclose': ['admin', 'moderator'],
  'canned-reason.read': WATCHERS,
  'invitation.read': WATCHERS,
  'invitation.make': ['admin', 'moderator'],
  'approval.read': WATCHERS,
  'approval.decide': ['admin', 'moderator'],
  'settings.read': ['admin'],
  'settings.change': ['admin'],
  'audit.keep-filter': ['admin', 'auditor'],
  'audit.what-if': ['admin', 'auditor'],
  'audit.disclose': ['admin', 'auditor'],
  'audit.export': ['admin', 'auditor'],
  'audit.read': ['admin', 'auditor'],
  'audit.review': ['admin', 'auditor'],
  'operations.read': ['admin'],
  'operations.manage': ['admin'],
};

describe('The permission', () => {
  it.each(permissions)('%s is held by whom it is meant for', (permission) => expect(holders(permission)).toEqual(TABLE[permission]));
});

describe('A sub-role', () => {
  const MEMBER_PERMISSIONS = permissions.filter((permission) => neededSubrole(permission) !== null);
  const holdersWith = (permission: Permission, subroles: Subrole[]) => roles.filter((role) => holds(role, permission, subroles)).sort();
  it.each(MEMBER_PERMISSIONS)('that %s asks for lets members in, and nobody below them', (permission) => {
    const needed = neededSubrole(permission) as Subrole;
    expect(holdersWith(permission, [needed])).toEqual(MEMBERS);
    const others = SUBROLES.filter((subrole) => subrole !== needed);
    expect(holdersWith(permission, others)).toEqual(['admin']);
  });
  it('opens nothing else', () => {
    const opened = permissions.filter(
      (permission) => neededSubrole(permission) === null && roles.some((role) => holds(role, permission, [...SUBROLES]) !== holds(role, permission)),
    );
    expect(opened).toEqual([]);
  });
  it('is needed to publish a job listing', () => expect(neededSubrole('listing.create')).toBe('employer'));
});

describe('Staff', () => {
  it('is whoever may do more than a member', () => expect(roles.filter(isStaff).sort()).toEqual(WATCHERS));
});

describe('A muted member', () => {
  it('loses the ways of writing, and nothing else', () =>
    expect(permissions.filter(isWriting)).toEqual([
      'topic.create',
      'project.create',
      'project.write',
      'comment.create',
      'topic.edit',
      'comment.edit',
      'image.upload',
      'post.create',
      'post.edit',
      'chat.write',
      'listing.create',
      'listing.write',
    ]));
});
