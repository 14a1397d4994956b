import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { unavailable } from '../../../platform/refusals/refusals.js';
import { CLOCK } from '../../../platform/tokens.js';
import type { CaseDecided } from '../case/case.events.js';
import { caseStream } from '../case/case.stream.js';
import { warningOf } from '../standing/sanction-on-decided-case.policy.js';
import { IssueWarning } from '../standing/standing.commands.js';
import { minutesAfter } from '../standing/standing.rules.js';
import { standingStream } from '../standing/standing.stream.js';

/** A warning comes within moments. One that was given up for good keeps nobody from hearing of the rest. */
const LONGEST_MINUTES = 60;

/** Knows what became of decisions, for whoever tells members of them. */
@Injectable()
export class DecisionsFollowed {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async suspends(memberId: string, decisionId: string): Promise<boolean> {
    const { restrictions } = await this.store.state(standingStream, memberId);
    return restrictions.some(({ id, byThreshold }) => id === decisionId && byThreshold);
  }

  /** Of a decision on a case, whose warning may be on its way still: as long as the rules would give it, it has not been given. */
  async suspendsOnCase(contentId: string, decisionId: string, origin: Origin): Promise<boolean> {
    const found = await this.onCase(contentId, decisionId);
    if (!found) return false;
    const { memberId } = found.data;
    const asked = new IssueWarning(warningOf(found.data), { ...origin, id: `${origin.id}/rehearsal` });
    const open = await this.store.rehearse(standingStream, memberId, asked);
    if (open.length > 0 && this.clock.now().toISOString() < minutesAfter(found.at, LONGEST_MINUTES)) throw unavailable();
    return this.suspends(memberId, decisionId);
  }

  async onCase(contentId: string, decisionId: string): Promise<{ data: CaseDecided['data']; fact: { stream: string; id: string }; at: string } | null> {
    const facts = await this.store.read(caseStream, contentId);
    const found = facts.find((fact) => fact.type === 'CaseDecided' && fact.data.decisionId === decisionId);
    return found?.type === 'CaseDecided' ? { data: found.data, fact: { stream: found.stream, id: found.id }, at: found.at } : null;
  }
}
