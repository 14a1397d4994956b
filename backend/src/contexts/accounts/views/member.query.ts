import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_TEXT, type Author, type OwnUser } from '../../../../contracts/accounts.js';
import { foldEmail } from '../../../../contracts/email.js';
import type { RestrictionNotice } from '../../../../contracts/envelope.js';
import { bannedText, REASON_LABEL, type ReportReason, suspendedText } from '../../../../contracts/moderation.js';
import { isStaff, MEMBER_ROLES, type MemberRole } from '../../../../contracts/permissions.js';
import { holdsAt, strongestAt } from '../../../../contracts/sanctions.js';
import { subrolesIn } from '../../../../contracts/subroles.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Filter, Views } from '../../../kernel/views.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import type { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { readerNow } from '../../../platform/request/request-context.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { foldName } from '../account/account.rules.js';
import type { StaffNames } from '../naming/staff-names.port.js';
import { accountCountersView, MEMBER_COUNT, type MemberDocument, membersView } from './accounts.model.js';
import { isOpenPage, StrangersQuery } from './strangers.query.js';

const STAFF_ROLES = MEMBER_ROLES.filter(isStaff);
/** More do not speak for any house. */
const MOST_STAFF = 500;

/** Answers who members are and what restricts them now. */
@Injectable()
export class MemberQuery implements AuthorDirectory, StaffNames {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly strangers: StrangersQuery,
  ) {}

  byId(id: string): Promise<MemberDocument | null> {
    return this.views.get(membersView.name, id);
  }

  /** By username or e-mail address, in any case. */
  async byIdentifier(identifier: string): Promise<MemberDocument | null> {
    const key: Filter = identifier.includes('@') ? { email_key: foldEmail(identifier) } : { username_key: foldName(identifier) };
    const [found] = await this.views.find(membersView.name, key, { limit: 1 });
    return found ?? null;
  }

  /** By the username, in any case, or by a former one that leads to its member. */
  async byUsername(username: string): Promise<MemberDocument | null> {
    const key = foldName(username);
    const [found] = await this.views.find(membersView.name, { username_key: key }, { limit: 1 });
    return found ?? this.byFormerKey(key);
  }

  private async byFormerKey(key: string): Promise<MemberDocument | null> {
    const [former] = await this.views.find(membersView.name, { former_keys: key }, { limit: 1 });
    return former ?? null;
  }

  /** By the exact username, in any case, or one that leads to its member; null when there is none. */
  async idOfUsername(username: string): Promise<string | null> {
    return (await this.byUsername(username))?._id ?? null;
  }

  /** The verified address of a member, or null. */
  async addressOf(memberId: string): Promise<string | null> {
    const member = await this.byId(memberId);
    return member?.verified ? member.email : null;
  }

  /** The same, or null for those who are shut out now. */
  async digestAddressOf(memberId: string): Promise<string | null> {
    const member = await this.byId(memberId);
    return member?.verified && !this.restriction(member) ? member.email : null;
  }

  async count(): Promise<number> {
    return (await this.views.get(accountCountersView.name, MEMBER_COUNT))?.count ?? 0;
  }

  /** Ids of the members with these usernames, in any spelling that means the same, or with such as lead to them. */
  async named(usernames: readonly string[]): Promise<readonly string[]> {
    if (usernames.length === 0) return [];
    const keys = [...new Set(usernames.map(foldName))];
    const found = await this.views.find(membersView.name, { username_key: { $in: keys } }, { limit: keys.length });
    const known = new Set(found.map(({ username_key }) => username_key));
    const former = await Promise.all(keys.filter((key) => !known.has(key)).map((key) => this.byFormerKey(key)));
    return [...new Set([...found, ...former].flatMap((member) => member?._id ?? []))];
  }

  /** Those of the ids whose account has not ended. */
  async remaining(memberIds: readonly string[]): Promise<readonly string[]> {
    const found = await this.views.getMany(membersView.name, memberIds);
    return found.filter(({ username }) => username !== null).map(({ _id }) => _id);
  }

  async adminIds(): Promise<readonly string[]> {
    const admins = await this.views.find(membersView.name, { role: 'admin' }, { limit: MOST_STAFF });
    return admins.filter(({ username }) => username !== null).map(({ _id }) => _id);
  }

  /** Members with a role of staff who can use it: their address is verified, and they are not shut out. */
  async staff(): Promise<readonly { id: string; role: MemberRole }[]> {
    const staff = await this.allStaff();
    return staff.filter((member) => member.verified && !this.restriction(member)).map(({ _id: id, role }) => ({ id, role }));
  }

  /** Members with a role of staff, whether or not they can use it now. */
  async allStaff(): Promise<readonly MemberDocument[]> {
    const staff = await this.views.find(membersView.name, { role: { $in: STAFF_ROLES } }, { limit: MOST_STAFF });
    return staff.filter(({ username }) => username !== null);
  }

  /** The roles of those whose account has not ended. */
  async rolesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberRole>> {
    const found = await this.views.getMany(membersView.name, [...new Set(memberIds)]);
    return new Map(found.filter(({ username }) => username !== null).map(({ _id, role }) => [_id, role]));
  }

  /** Those of the members who are blog authors. */
  async blogAuthorsAmong(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.views.getMany(membersView.name, [...new Set(memberIds)]);
    return new Set(found.filter(({ username, subroles }) => username !== null && subroles.blog_author).map(({ _id }) => _id));
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.views.count(membersView.name, { role: 'admin' })) > 0;
  }

  async staffNames(): Promise<readonly { memberId: string; names: readonly string[] }[]> {
    const staff = await this.views.find(membersView.name, { role: { $in: STAFF_ROLES } }, { limit: MOST_STAFF });
    return staff.map(({ _id, username, display_name }) => ({ memberId: _id, names: [username, display_name].flatMap((name) => name ?? []) }));
  }

  async byIds(ids: Iterable<string>): Promise<ReadonlyMap<string, Author>> {
    const asked = [...new Set(ids)];
    const found = await this.views.getMany(membersView.name, asked);
    return new Map([...asked.map((id) => [id, unknownAuthor(id)] as const), ...(await this.authorsOf(found))]);
  }

  /**
   * Stored members as the one sees them who asks in this request; outside of one, in mails and on pages without the app, as guests do. The one place
   * that decides whether a photo goes with a name.
   */
  async authorsOf(members: readonly MemberDocument[]): Promise<ReadonlyMap<string, Author>> {
    const closed = members.filter((member) => member.avatar !== null && !isOpenPage(member)).map(({ _id }) => _id);
    const strangers = await this.strangers.among(closed, readerNow());
    return new Map(members.map((member) => [member._id, strangers.has(member._id) ? namedAuthorOf(member) : authorOf(member)]));
  }

  /** How a member is to be written back to. */
  async giver(id: string): Promise<{ email: string | null; username: string | null; displayName: string | null } | null> {
    const member = await this.byId(id);
    return member && { email: member.email, username: member.username, displayName: member.display_name };
  }

  /** The ban or suspension in force; one whose end has passed is over, whether or not its expiry has been recorded. */
  restriction({ restrictions }: MemberDocument): RestrictionNotice | null {
    const restriction = strongestAt(
      Object.values(restrictions).filter((kept) => kept !== null),
      this.now(),
    );
    if (!restriction) return null;
    const { kind, reason, note, until } = restriction;
    const shownReason = note ?? REASON_LABEL[reason as ReportReason] ?? reason;
    const shownUntil = until && turkishTime(until);
    const text = kind === 'banned' ? bannedText(shownReason, shownUntil) : suspendedText(shownReason, shownUntil);
    return { status: kind, text, reason: shownReason, until };
  }

  /** ISO time until which the member must not write, or null. */
  mutedUntil({ mutes }: MemberDocument): string | null {
    const ends = Object.values(mutes).filter((until) => until !== null && holdsAt(until, this.now()));
    return ends.sort().at(-1) ?? null;
  }

  /** The member as only they see themselves. */
  own(member: MemberDocument): OwnUser {
    const restriction = this.restriction(member);
    return {
      ...authorOf(member),
      first_name: member.first_name,
      last_name: member.last_name,
      role: member.role,
      email: member.email ?? '',
      birth_date: member.birth_date,
      status: restriction?.status ?? 'active',
      status_expires_at: restriction?.until ?? null,
      muted_until: this.mutedUntil(member),
      must_verify_email: member.verification_due,
      is_public: member.is_public,
      subroles: subrolesIn(member.subroles),
      created_at: member.created_at,
      deletion_due: member.deletion_due,
    };
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

/**
 * A member as every answer shows them to others: under the name that they chose to be shown under. First and last name are for themselves and for
 * the desk; whoever wants to be known by them makes them the display name.
 */
export const authorOf = derived(({ _id, username, display_name, avatar, role }: MemberDocument): Author => {
  return username === null ? unknownAuthor(_id) : { id: _id, username, display_name, first_name: null, last_name: null, avatar, role };
});

/** Under a text, members are called what they chose to be called, for everybody; the photo is a part of their page. */
const namedAuthorOf = derived((member: MemberDocument): Author => ({ ...authorOf(member), avatar: null }));

const unknownAuthor = (id: string): Author => ({
  id,
  username: '',
  display_name: ACCOUNT_TEXT.erasedDisplayName,
  first_name: null,
  last_name: null,
  avatar: null,
  role: 'user',
});
