/** The permission table: the only place that says which role may do what. */
export const ROLE_LEVEL = { admin: 100, moderator: 50, auditor: 10, user: 10, anonymous: 0, viewer: 0, guest: -10 } as const;
export type Role = keyof typeof ROLE_LEVEL;
export const MEMBER_ROLES = ['admin', 'moderator', 'auditor', 'user'] as const satisfies readonly Role[];
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What a member may be besides a member. */
export const SUBROLES = ['student', 'employer', 'blog_author', 'job_seeker', 'academician'] as const;
export type Subrole = (typeof SUBROLES)[number];

interface Rule {
  /** The lowest level that holds the permission … */
  level: number;
  /** … and roles that hold it whatever their level. */
  also?: readonly Role[];
  /** Whether a muted member loses it. */
  writes?: true;
}

export const PERMISSIONS = {
  'platform.read': { level: ROLE_LEVEL.guest },
  'page.read': { level: ROLE_LEVEL.guest },
  'page.survey': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'page.edit': { level: ROLE_LEVEL.admin },
  'terms.accept': { level: ROLE_LEVEL.user },
  'account.open': { level: ROLE_LEVEL.guest },
  'session.read': { level: ROLE_LEVEL.guest },
  'session.end': { level: ROLE_LEVEL.guest },
  'account.read-own': { level: ROLE_LEVEL.user },
  'account.secure': { level: ROLE_LEVEL.user },
  'identity.manage': { level: ROLE_LEVEL.user },
  /** Whether guests may see a profile, its member says. */
  'profile.see': { level: ROLE_LEVEL.guest },
  'profile.read': { level: ROLE_LEVEL.user },
  'directory.read': { level: ROLE_LEVEL.user },
  'member.follow': { level: ROLE_LEVEL.user },
  'member.block': { level: ROLE_LEVEL.user },
  'profile-picture.read': { level: ROLE_LEVEL.guest },
  'profile.edit': { level: ROLE_LEVEL.user },
  'own-data.manage': { level: ROLE_LEVEL.user },
  /** To take a document out of one's own profile; of another's there is none for anybody. */
  'own-document.make': { level: ROLE_LEVEL.user },
  'category.read': { level: ROLE_LEVEL.guest },
  'category.survey': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'category.update': { level: ROLE_LEVEL.moderator },
  'category.manage': { level: ROLE_LEVEL.admin },
  'tag.survey': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'tag.manage': { level: ROLE_LEVEL.moderator },
  'topic.read': { level: ROLE_LEVEL.guest },
  'topic.count-view': { level: ROLE_LEVEL.guest },
  'topic.create': { level: ROLE_LEVEL.user, writes: true },
  /** To open topics where only staff may, and to move topics where nobody may open one. */
  'topic.announce': { level: ROLE_LEVEL.moderator },
  'post.read': { level: ROLE_LEVEL.guest },
  'post.count-view': { level: ROLE_LEVEL.guest },
  'post.bookmark': { level: ROLE_LEVEL.user },
  'post.applaud': { level: ROLE_LEVEL.user },
  /** Whether a project is there for its reader, its visibility says. */
  'project.read': { level: ROLE_LEVEL.guest },
  'project.create': { level: ROLE_LEVEL.user, writes: true },
  /** What others read or are sent: words of projects and postings, invitations, applications. Whose it is, the project says. */
  'project.write': { level: ROLE_LEVEL.user, writes: true },
  /** To answer, to decide, to leave and to take back: muted members may. */
  'project.take-part': { level: ROLE_LEVEL.user },
  /** What a member has to do with projects: those they are in, what waits for them, what suits them; and what is theirs to manage. */
  'project.read-own': { level: ROLE_LEVEL.user },
  'project.follow': { level: ROLE_LEVEL.user },
  'project.moderate': { level: ROLE_LEVEL.moderator },
  /** To read a private one, with a reason. */
  'project.disclose': { level: ROLE_LEVEL.moderator },
  /** To read what was copied of a conversation when a message of it was reported, with a reason. */
  'chat.disclose': { level: ROLE_LEVEL.moderator },
  /** Those of one's own posts that nobody else sees. */
  'post.read-own': { level: ROLE_LEVEL.user },
  'search.read': { level: ROLE_LEVEL.guest },
  'comment.read': { level: ROLE_LEVEL.guest },
  'comment.create': { level: ROLE_LEVEL.user, writes: true },
  'like.read': { level: ROLE_LEVEL.guest },
  'like.give': { level: ROLE_LEVEL.user },
  'topic.edit': { level: ROLE_LEVEL.user, writes: true },
  'topic.delete': { level: ROLE_LEVEL.user },
  'topic.solve': { level: ROLE_LEVEL.user },
  'topic.moderate': { level: ROLE_LEVEL.moderator },
  'comment.edit': { level: ROLE_LEVEL.user, writes: true },
  'comment.delete': { level: ROLE_LEVEL.user },
  'comment.moderate': { level: ROLE_LEVEL.moderator },
  'comment.read-held': { level: ROLE_LEVEL.user },
  'held.read-own': { level: ROLE_LEVEL.user },
  'held.withdraw': { level: ROLE_LEVEL.user },
  'image.read': { level: ROLE_LEVEL.guest },
  'image.upload': { level: ROLE_LEVEL.user, writes: true },
  'reading.keep': { level: ROLE_LEVEL.user },
  'draft.keep': { level: ROLE_LEVEL.user },
  'post.create': { level: ROLE_LEVEL.user, writes: true },
  'post.edit': { level: ROLE_LEVEL.user, writes: true },
  /** To take an own post out of sight: muted members may. */
  'post.delete': { level: ROLE_LEVEL.user },
  'post.moderate': { level: ROLE_LEVEL.moderator },
  /** Conversations of the caller: to read and search them, how far they were read, who may write, and to be rid of one. */
  'chat.use': { level: ROLE_LEVEL.user },
  /** What the other side is sent. */
  'chat.write': { level: ROLE_LEVEL.user, writes: true },
  /** Which voice rooms there are, and how many are in them; who they are is told to members alone. */
  'voice.read': { level: ROLE_LEVEL.guest },
  'voice.create': { level: ROLE_LEVEL.user, writes: true },
  /** In the room in which one is. */
  'voice.write': { level: ROLE_LEVEL.user, writes: true },
  /** What one's own room is called. */
  'voice.edit': { level: ROLE_LEVEL.user, writes: true },
  /** To join, to be heard of and to leave, and what an owner decides: muted members may, who listen. */
  'voice.take-part': { level: ROLE_LEVEL.user },
  /** To close any room, and to open rooms that stay. */
  'voice.moderate': { level: ROLE_LEVEL.moderator },
  'voice.clean': { level: ROLE_LEVEL.admin },
  'report.create': { level: ROLE_LEVEL.user },
  'appeal.own': { level: ROLE_LEVEL.user },
  'appeal.by-link': { level: ROLE_LEVEL.guest },
  'appeal.read': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'appeal.decide': { level: ROLE_LEVEL.moderator },
  'standing.read-own': { level: ROLE_LEVEL.user },
  'appearance.choose': { level: ROLE_LEVEL.user },
  'notification.choose': { level: ROLE_LEVEL.user },
  'notification.read-own': { level: ROLE_LEVEL.user },
  'notification.unsubscribe': { level: ROLE_LEVEL.guest },
  'topic.watch': { level: ROLE_LEVEL.user },
  'content.read-hidden': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'report.read': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'report.moderate': { level: ROLE_LEVEL.moderator },
  'member.read': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'member.sanction': { level: ROLE_LEVEL.moderator },
  /** To have an address verified once more, and to take that back. */
  'member.verify': { level: ROLE_LEVEL.moderator },
  'member.note': { level: ROLE_LEVEL.moderator },
  'member.disclose': { level: ROLE_LEVEL.moderator },
  'role.grant': { level: ROLE_LEVEL.admin },
  'subrole.read-own': { level: ROLE_LEVEL.user },
  'subrole.request': { level: ROLE_LEVEL.user },
  'subrole.survey': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'subrole.review': { level: ROLE_LEVEL.admin },
  'listing.read': { level: ROLE_LEVEL.guest },
  /** Whether it takes the sub-role of employers, the setting `jobPosters` says. */
  'listing.create': { level: ROLE_LEVEL.user, writes: true },
  /** Searches for listings that a member keeps for themselves. */
  'job-search.keep': { level: ROLE_LEVEL.user },
  'listing.write': { level: ROLE_LEVEL.user, writes: true },
  /** To end an own listing, or to take somebody's sight of it: muted members may. */
  'listing.end': { level: ROLE_LEVEL.user },
  /** What is sent to a listing: an application, and the CV that goes with it. */
  'listing.apply': { level: ROLE_LEVEL.user, writes: true },
  /** One's own applications, and those to one's own listings: whose they are, the listing says. */
  'application.read-own': { level: ROLE_LEVEL.user },
  /** What the other side is sent, or a team writes about an application. */
  'application.write': { level: ROLE_LEVEL.user, writes: true },
  /** To decide, to take back, to take something away: muted members may. */
  'application.decide': { level: ROLE_LEVEL.user },
  /** Texts that a member keeps to answer applicants with. */
  'answer-template.keep': { level: ROLE_LEVEL.user },
  'listing.moderate': { level: ROLE_LEVEL.moderator },
  'history.read': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'feedback.give': { level: ROLE_LEVEL.guest },
  'feedback.read': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'feedback.review': { level: ROLE_LEVEL.moderator },
  'feedback.disclose': { level: ROLE_LEVEL.moderator },
  'canned-reason.read': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'invitation.read': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  'invitation.make': { level: ROLE_LEVEL.moderator },
  'approval.read': { level: ROLE_LEVEL.moderator, also: ['auditor'] },
  /** Which of them, the permission of what waits says. */
  'approval.decide': { level: ROLE_LEVEL.moderator },
  'settings.read': { level: ROLE_LEVEL.admin },
  'settings.change': { level: ROLE_LEVEL.admin },
  'audit.read': { level: ROLE_LEVEL.admin, also: ['auditor'] },
  'audit.keep-filter': { level: ROLE_LEVEL.admin, also: ['auditor'] },
  /** To read what is personal in a fact of the timeline, with a reason. */
  'audit.disclose': { level: ROLE_LEVEL.admin, also: ['auditor'] },
  /** To answer once more what was decided, without knowing it. */
  'audit.review': { level: ROLE_LEVEL.admin, also: ['auditor'] },
  /** To take what was recorded out of the house. */
  'audit.export': { level: ROLE_LEVEL.admin, also: ['auditor'] },
  /** To ask what another rule would have led to. */
  'audit.what-if': { level: ROLE_LEVEL.admin, also: ['auditor'] },
  'operations.read': { level: ROLE_LEVEL.admin },
  'operations.manage': { level: ROLE_LEVEL.admin },
} as const satisfies Record<string, Rule>;
export type Permission = keyof typeof PERMISSIONS;

/** Whether a role holds a permission. */
export function holds(role: Role, permission: Permission): boolean {
  const rule: Rule = PERMISSIONS[permission];
  return ROLE_LEVEL[role] >= rule.level || (rule.also?.includes(role) ?? false);
}

/** Roles that hold what a plain member does not. */
export const isStaff = (role: Role): boolean =>
  (Object.keys(PERMISSIONS) as Permission[]).some((permission) => holds(role, permission) && !holds('user', permission));

/** Whether a permission is a way of writing that a muted member must not use. */
export function isWriting(permission: Permission): boolean {
  const rule: Rule = PERMISSIONS[permission];
  return rule.writes ?? false;
}

/** Whether a member stands too high for somebody of the staff to decide about them: nobody decides about an equal, but plain members have no equals. */
export const outranks = (member: Role, staff: Role): boolean => ROLE_LEVEL[member] > ROLE_LEVEL.user && ROLE_LEVEL[member] >= ROLE_LEVEL[staff];
