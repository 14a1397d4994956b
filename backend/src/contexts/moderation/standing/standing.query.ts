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
import { type EndsAt, holdsAt, type SanctionRow, strongestAt } from '../../../../contracts/sanctions.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { type KeptSanction, type ModeratedMemberDocument, moderatedMembersView, sanctionKey } from '../views/moderation.model.js';
import { SanctionStories } from './sanction-stories.port.js';
import { daysBefore, MINUTES_PER_DAY, minutesAfter } from './standing.rules.js';

const label = (reason: string): string => REASON_LABEL[reason as ReportReason] ?? reason;

/** Answers how a member stands now. */
@Injectable()
export class StandingQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly settings: ModerationSettings,
    private readonly stories: SanctionStories,
  ) {}

  async of(memberId: string): Promise<Standing> {
    const member = await this.views.get(moderatedMembersView.name, memberId);
    const warnings = member ? this.counted(member) : [];
    return {
      ...this.restriction(member),
      warnings: warnings.map((warning) => toWarning(memberId, warning)),
      warning_count: warnings.length,
      threshold: this.settings.policy.warningThreshold,
      past: member ? this.sanctions(member) : [],
    };
  }

  /** The same with who gave each sanction and what became of the appeal; for staff. */
  async told(memberId: string): Promise<Standing> {
    const standing = await this.of(memberId);
    const stories = await this.stories.of(standing.past.map(({ id }) => id));
    const toldOf = (sanction: SanctionRow): SanctionRow => {
      const story = stories.get(sanction.id);
      return story ? { ...sanction, story } : sanction;
    };
    return { ...standing, past: standing.past.map(toldOf) };
  }

  async own(memberId: string): Promise<OwnStanding> {
    const { status, status_expires_at, reason, muted_until, warnings } = await this.of(memberId);
    return { status, status_expires_at, reason, muted_until, warnings };
  }

  /** The newest warning that still counts, as it is shown to its member. */
  async latest(memberId: string): Promise<(Omit<LatestWarning, 'content'> & { readonly contentId: string | null }) | null> {
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
      contentId: newest.contentId,
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
    const holding = member ? this.holding(member) : [];
    const restriction = strongestAt(holding.filter(isRestriction), this.now());
    return {
      status: restriction?.kind ?? 'active',
      status_expires_at: restriction?.until ?? null,
      reason: restriction && member ? (noteOf(member, restriction) ?? label(restriction.reason)) : null,
      muted_until: latestEnd(holding.filter(({ type }) => type === 'muted')),
    };
  }

  /** Warnings inside the window, oldest first. */
  counted(member: ModeratedMemberDocument): readonly WarningEntry[] {
    const since = daysBefore(this.now(), this.settings.policy.warningWindowDays);
    return this.kept(member)
      .filter(({ type, over, at }) => type === 'warned' && !over && at > since)
      .map((warning) => ({ at: warning.at, reason: warning.reason, note: noteOf(member, warning), contentId: warning.content_id }));
  }

  /** Sanctions ever recorded, newest first. */
  sanctions(member: ModeratedMemberDocument): SanctionRow[] {
    const now = this.now();
    const since = daysBefore(now, this.settings.policy.warningWindowDays);
    return this.kept(member)
      .map(({ over, content_id: _, ...sanction }) => ({
        ...sanction,
        reason: label(sanction.reason),
        note: noteOf(member, sanction),
        state: over ?? (sanction.type === 'warned' || holdsAt(sanction.until, now) ? ('in_force' as const) : ('expired' as const)),
        counts: sanction.type === 'warned' && !over && sanction.at > since,
      }))
      .reverse();
  }

  private holding(member: ModeratedMemberDocument): readonly HeldSanction[] {
    const now = this.now();
    return this.kept(member)
      .filter(({ type, over, until }) => type !== 'warned' && !over && holdsAt(until, now))
      .map((sanction) => ({ ...sanction, kind: sanction.type }));
  }

  /** The oldest first. */
  private kept({ sanctions }: ModeratedMemberDocument): readonly KeptSanction[] {
    return Object.values(sanctions).sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

type HeldSanction = KeptSanction & { readonly kind: KeptSanction['type'] };
const isRestriction = (sanction: HeldSanction): sanction is HeldSanction & EndsAt => sanction.kind === 'suspended' || sanction.kind === 'banned';
const noteOf = ({ notes }: ModeratedMemberDocument, { type, id }: Pick<KeptSanction, 'type' | 'id'>): string | null => notes[sanctionKey(type, id)] ?? null;
const latestEnd = (mutes: readonly KeptSanction[]): string | null =>
  mutes.reduce<string | null>((latest, { until }) => (until !== null && (latest === null || until > latest) ? until : latest), null);

interface WarningEntry {
  readonly at: string;
  readonly reason: string;
  readonly note: string | null;
  readonly contentId: string | null;
}

const toWarning = (user_id: string, { at, reason, note }: WarningEntry): Warning => ({ user_id, created_at: at, reason: label(reason), note });
