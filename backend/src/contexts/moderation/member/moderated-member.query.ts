import { Inject, Injectable } from '@nestjs/common';
import { usernameProblem } from '../../../../contracts/account-problems.js';
import { ACCOUNT_TEXT, type Author } from '../../../../contracts/accounts.js';
import type { JudgedReports, MemberCase, MemberRow } from '../../../../contracts/moderation.js';
import type { Filter, Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { searchToken } from '../../../platform/views/search-tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { SessionCounter } from '../standing/session-counter.port.js';
import { StandingQuery } from '../standing/standing.query.js';
import { type ModeratedMemberDocument, moderatedMembersView, reportedMembersView, reportersView } from '../views/moderation.model.js';
import { FormerUsernames } from './former-usernames.port.js';

export interface MemberFilter {
  readonly q?: string;
  readonly status?: 'active' | 'banned' | 'suspended';
  readonly role?: string;
}

export interface MemberOrder {
  readonly by: 'username_key' | 'created_at' | 'warnings_total';
  readonly direction: 1 | -1;
}

/** Answers who the members are and how they stand, for the console. */
@Injectable()
export class ModeratedMemberQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly standing: StandingQuery,
    private readonly sessions: SessionCounter,
    private readonly settings: ModerationSettings,
    private readonly authors: AuthorDirectory,
    private readonly formers: FormerUsernames,
  ) {}

  /** Whoever is meant by a whole former username comes first, unless the names of today lead to them as well. */
  async list({ q, status, role }: MemberFilter, { by, direction }: MemberOrder, { limit, offset }: Window): Promise<{ rows: MemberRow[]; total: number }> {
    const token = q ? searchToken(q) : null;
    const where: Filter = { ...(status ? { status } : {}), ...(role ? { role } : {}), ...(token ? { search: token } : {}) };
    const former = q ? nameIn(q) : null;
    const keeper = former === null ? null : await this.keeperOf(former, { status, role });
    const isApart = keeper !== null && token !== null && !keeper.search.includes(token);
    const first = isApart && offset === 0 ? [keeper] : [];
    const rest = limit - first.length;
    const window = { limit: rest, offset: isApart ? Math.max(0, offset - 1) : offset };
    const others = rest > 0 ? await this.views.find(moderatedMembersView.name, where, { sort: [[by, direction]], ...window }) : [];
    const found = [...first, ...others];
    const authors = await this.authors.byIds(found.map(({ _id }) => _id));
    return {
      rows: found.map((member) => ({ ...this.toRow(member, authors), ...(former && member._id === keeper?._id ? { former_username: former } : {}) })),
      total: (await this.views.count(moderatedMembersView.name, where)) + (isApart ? 1 : 0),
    };
  }

  /** Of those whom the list is about. */
  private async keeperOf(username: string, { status, role }: MemberFilter): Promise<ModeratedMemberDocument | null> {
    const id = await this.formers.keeperOf(username);
    const keeper = id === null ? null : await this.byId(id);
    if (!keeper || keeper.username === null) return null;
    return (!status || keeper.status === status) && (!role || keeper.role === role) ? keeper : null;
  }

  async case(id: string): Promise<MemberCase | null> {
    const member = await this.byId(id);
    if (!member) return null;
    const { topic_count, comment_count } = member;
    const standing = await this.standing.told(id);
    const { policy } = this.settings;
    const [authors, open_sessions, former_usernames, about, by] = await Promise.all([
      this.authors.byIds([id]),
      this.sessions.countOpen(id),
      // Whoever erased their account has none from that moment on, although the log knows them a while longer.
      member.username === null ? [] : this.formers.of(id),
      this.views.get(reportedMembersView.name, id),
      this.views.get(reportersView.name, id),
    ]);
    return {
      ...this.toRow(member, authors),
      standing,
      if_warned: this.standing.ifWarned(standing),
      policy,
      topic_count,
      comment_count,
      open_sessions,
      former_usernames,
      reports_about: judgedOf(about),
      reports_by: judgedOf(by),
    };
  }

  byId(id: string): Promise<ModeratedMemberDocument | null> {
    return this.views.get(moderatedMembersView.name, id);
  }

  private toRow(member: ModeratedMemberDocument, authors: ReadonlyMap<string, Author>): MemberRow {
    const { status, status_expires_at, muted_until } = this.standing.restriction(member);
    return {
      id: member._id,
      username: member.username ?? '',
      display_name: member.username === null ? ACCOUNT_TEXT.erasedDisplayName : member.display_name,
      first_name: member.first_name,
      last_name: member.last_name,
      avatar: authorIn(authors, member._id).avatar,
      role: member.role,
      email_verified: member.verified,
      must_verify_email: member.verification_due,
      created_at: member.created_at,
      status,
      status_expires_at,
      muted_until,
      warning_count: this.standing.counted(member).length,
    };
  }
}

/** The username that somebody typed, or null when it is none. */
function nameIn(typed: string): string | null {
  const name = typed.trim().replace(/^@/, '');
  return usernameProblem(name) === null ? name : null;
}

const judgedOf = (found: { readonly upheld: number; readonly rejected: number } | null): JudgedReports =>
  found ? { decided: found.upheld + found.rejected, upheld: found.upheld } : { decided: 0, upheld: 0 };
