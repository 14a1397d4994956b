import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import type { JudgedReports, MemberCase, MemberRow } from '../../../../contracts/moderation.js';
import type { Filter, Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { searchToken } from '../../../platform/views/search-tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { SessionCounter } from '../standing/session-counter.port.js';
import { StandingQuery } from '../standing/standing.query.js';
import { type ModeratedMemberDocument, moderatedMembersView, reportedMembersView, reportersView } from '../views/moderation.model.js';

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
  ) {}

  async list({ q, status, role }: MemberFilter, { by, direction }: MemberOrder, { limit, offset }: Window): Promise<{ rows: MemberRow[]; total: number }> {
    const token = q ? searchToken(q) : null;
    const where: Filter = { ...(status ? { status } : {}), ...(role ? { role } : {}), ...(token ? { search: token } : {}) };
    const found = await this.views.find(moderatedMembersView.name, where, { sort: [[by, direction]], limit, offset });
    return { rows: found.map((member) => this.toRow(member)), total: await this.views.count(moderatedMembersView.name, where) };
  }

  async case(id: string): Promise<MemberCase | null> {
    const member = await this.byId(id);
    if (!member) return null;
    const { topic_count, comment_count } = member;
    const standing = await this.standing.told(id);
    const { policy } = this.settings;
    const [open_sessions, about, by] = await Promise.all([
      this.sessions.countOpen(id),
      this.views.get(reportedMembersView.name, id),
      this.views.get(reportersView.name, id),
    ]);
    return {
      ...this.toRow(member),
      standing,
      if_warned: this.standing.ifWarned(standing),
      policy,
      topic_count,
      comment_count,
      open_sessions,
      reports_about: judgedOf(about),
      reports_by: judgedOf(by),
    };
  }

  byId(id: string): Promise<ModeratedMemberDocument | null> {
    return this.views.get(moderatedMembersView.name, id);
  }

  private toRow(member: ModeratedMemberDocument): MemberRow {
    const { status, status_expires_at, muted_until } = this.standing.restriction(member);
    return {
      id: member._id,
      username: member.username ?? '',
      display_name: member.username === null ? ACCOUNT_TEXT.erasedDisplayName : member.display_name,
      first_name: member.first_name,
      last_name: member.last_name,
      avatar: null,
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

const judgedOf = (found: { readonly upheld: number; readonly rejected: number } | null): JudgedReports =>
  found ? { decided: found.upheld + found.rejected, upheld: found.upheld } : { decided: 0, upheld: 0 };
