import { Inject, Injectable } from '@nestjs/common';
import {
  type LatestWarning,
  MODERATION_TEXT,
  type OwnStanding,
  REASON_LABEL,
  type ReportReason,
  type Standing,
  type Warning,
} from '../../../../contracts/moderation.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { type ModeratedMemberDocument, moderatedMembersView, type WarningEntry } from '../views/moderation.model.js';
import { daysBefore, holdsAt, MINUTES_PER_DAY, minutesAfter } from './standing.rules.js';

const label = (reason: string): string => REASON_LABEL[reason as ReportReason] ?? reason;

/** Answers how a member stands now. */
@Injectable()
export class StandingQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly settings: ModerationSettings,
  ) {}

  async of(memberId: string): Promise<Standing> {
    const member = await this.views.get(moderatedMembersView.name, memberId);
    const warnings = member ? this.counted(member) : [];
    return {
      ...this.restriction(member),
      warnings: warnings.map((warning) => toWarning(memberId, warning)),
      warning_count: warnings.length,
      threshold: this.settings.policy.warningThreshold,
      past: [...(member?.past ?? [])].reverse().map((sanction) => ({ ...sanction, reason: label(sanction.reason) })),
    };
  }

  async own(memberId: string): Promise<OwnStanding> {
    const { status, status_expires_at, reason, muted_until, warnings } = await this.of(memberId);
    return { status, status_expires_at, reason, muted_until, warnings };
  }

  /** The newest warning that still counts, as it is shown to its member. */
  async latest(memberId: string): Promise<LatestWarning | null> {
    const member = await this.views.get(moderatedMembersView.name, memberId);
    const warnings = member ? this.counted(member) : [];
    const newest = warnings.at(-1);
    if (!newest) return null;
    const { warningThreshold: threshold, suspensionDays } = this.settings.policy;
    return {
      text: newest.note ?? (label(newest.reason) || MODERATION_TEXT.warningDefault),
      createdAt: newest.at,
      count: warnings.length,
      threshold,
      suspensionDays,
    };
  }

  /** What one more warning would cause now. */
  ifWarned({ warning_count, status }: Standing): { nth: number; threshold: number; suspended_until: string | null } {
    const { warningThreshold: threshold, suspensionDays } = this.settings.policy;
    const nth = warning_count + 1;
    const suspends = nth >= threshold && status === 'active';
    return { nth, threshold, suspended_until: suspends ? minutesAfter(this.now(), suspensionDays * MINUTES_PER_DAY) : null };
  }

  restriction(member: ModeratedMemberDocument | null): Pick<Standing, 'status' | 'status_expires_at' | 'reason' | 'muted_until'> {
    const restricted = member && member.status !== 'active' && holdsAt(member.until, this.now());
    return {
      status: restricted ? member.status : 'active',
      status_expires_at: restricted ? member.until : null,
      reason: restricted && member.reason ? label(member.reason) : null,
      muted_until: member?.muted_until && holdsAt(member.muted_until, this.now()) ? member.muted_until : null,
    };
  }

  /** Warnings inside the window, oldest first. */
  counted({ warnings }: ModeratedMemberDocument): readonly WarningEntry[] {
    const since = daysBefore(this.now(), this.settings.policy.warningWindowDays);
    return warnings.filter(({ at }) => at > since);
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

const toWarning = (user_id: string, { at, reason, note }: WarningEntry): Warning => ({ user_id, created_at: at, reason: label(reason), note });
