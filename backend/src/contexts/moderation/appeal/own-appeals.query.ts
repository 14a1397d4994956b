import { Inject, Injectable } from '@nestjs/common';
import { APPEAL_LIMITS, APPEAL_TEXT, type AppealableDecision, decisionStands, type OwnAppeal } from '../../../../contracts/appeals.js';
import type { RestrictionNotice } from '../../../../contracts/envelope.js';
import { restrictionText } from '../../../../contracts/moderation.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { StandingQuery } from '../standing/standing.query.js';
import { daysBefore } from '../standing/standing.rules.js';
import { type AppealDocument, appealsView, type DecisionDocument } from './appeal.model.js';
import { DecisionQuery } from './decision.query.js';
import { resultOf, WrittenAppeals } from './written-appeal.service.js';

/** Answers a member what was decided about them, and how their appeals stand. Staff have no names here. */
@Injectable()
export class OwnAppealsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly decisions: DecisionQuery,
    private readonly standing: StandingQuery,
    private readonly written: WrittenAppeals,
    private readonly settings: ModerationSettings,
  ) {}

  async list(memberId: string, { limit, offset }: Window): Promise<{ rows: AppealableDecision[]; total: number }> {
    const found = await this.decisions.about(memberId, limit, offset);
    return { rows: await Promise.all(found.map((decision) => this.shown(decision))), total: await this.decisions.countAbout(memberId) };
  }

  /** Null when there is no such decision about the member. */
  async one(memberId: string, decisionId: string): Promise<AppealableDecision | null> {
    const found = await this.decisions.byId(decisionId);
    return found?.member_id === memberId ? this.shown(found) : null;
  }

  /** ISO time until which an appeal against a decision may be made. */
  until({ at }: Pick<DecisionDocument, 'at'>): string {
    return daysBefore(at, -this.settings.appealDaysAt(at));
  }

  /** Whether an appeal against a decision can be made, goes on, or was decided so lately that its member may still want to read it. */
  async isOpen(found: DecisionDocument): Promise<boolean> {
    if (this.now() < this.until(found)) return true;
    const appeal = await this.views.get(appealsView.name, found._id);
    if (!appeal) return false;
    return appeal.open || (appeal.decided_at !== null && this.now() < this.until({ at: appeal.decided_at }));
  }

  private async shown(found: DecisionDocument): Promise<AppealableDecision> {
    const decision = await this.decisions.shown(found);
    const document = await this.views.get(appealsView.name, found._id);
    const why_not = document
      ? APPEAL_TEXT.once
      : this.now() >= this.until(found)
        ? APPEAL_TEXT.tooLate
        : decisionStands(decision)
          ? null
          : APPEAL_TEXT.nothingStands;
    return {
      decision,
      appeal_until: this.until(found),
      may_appeal: why_not === null,
      why_not: document ? null : why_not,
      appeal: document && (await this.appeal(document)),
      restriction: await this.restriction(found.member_id),
    };
  }

  private async appeal(document: AppealDocument): Promise<OwnAppeal | null> {
    const written = await this.written.read(document._id);
    if (!written) return null;
    const { made, messages, decided } = written;
    return {
      made_at: document.made_at,
      due_at: document.due_at,
      state: document.state,
      taken: document.taken_by !== null,
      text: made.data.text,
      messages: messages.map(({ authorId: _, ...message }) => message),
      messages_left: Math.max(0, APPEAL_LIMITS.messagesEach - document.member_messages),
      result: decided && resultOf(decided),
    };
  }

  private async restriction(memberId: string): Promise<RestrictionNotice | null> {
    const { status, reason, status_expires_at: until } = await this.standing.of(memberId);
    if (status === 'active') return null;
    return { status, reason, until, text: restrictionText({ status, reason, until }, turkishTime) };
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
