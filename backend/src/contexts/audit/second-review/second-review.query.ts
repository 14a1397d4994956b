import { Inject, Injectable } from '@nestjs/common';
import { holds } from '../../../../contracts/permissions.js';
import {
  type EarlierDecision,
  type SampledDecision,
  type SampledRow,
  SECOND_REVIEW_LIMITS,
  SECOND_REVIEW_TEXT,
  type SecondReview,
  type SecondReviewQueue,
} from '../../../../contracts/second-review.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type JudgedDocument, judgedView, type KeptReview } from '../decisions/decisions.model.js';
import { CaseRecord } from '../replay/case-record.port.js';
import { PastSources } from '../travel/past-sources.port.js';
import { ReviewersQuery } from './reviewers.query.js';
import { SampledContentQuery } from './sampled-content.query.js';
import { involvementOf } from './second-review.decider.js';
import { secondReviewStream } from './second-review.stream.js';

const MOST_EARLIER = 20;
/** What was decided about the member before, and what became of it. */
const DECIDED = /^(CaseDecided|CaseReopened|WarningIssued|WarningWithdrawn|Member(Suspended|Banned|Muted)|(Restriction|Mute)Lifted|AppealDecided)$/;
const OLDEST = [['position', 1]] as const;

/** Answers what waits for a second review, and what was decided once it was given. */
@Injectable()
export class SecondReviewQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly reviewers: ReviewersQuery,
    private readonly content: SampledContentQuery,
    private readonly record: CaseRecord,
    private readonly sources: PastSources,
    private readonly authors: AuthorDirectory,
  ) {}

  async queue({ memberId }: Caller): Promise<SecondReviewQueue> {
    const waits = { sample: 'waiting' } as const;
    const [found, waiting] = await Promise.all([
      this.views.find(judgedView.name, waits, { sort: OLDEST, limit: SECOND_REVIEW_LIMITS.shown }),
      this.views.count(judgedView.name, waits),
    ]);
    const involved = await this.reviewers.involvedIn(found);
    const rows = found.filter((_, index) => involvementOf(memberId ?? '', involved[index] ?? []) === null);
    return { rows: rows.map(rowOf), waiting, involved: found.length - rows.length };
  }

  /** A decision of the sample; throws NOT_FOUND for any other. */
  async sampled(id: string): Promise<JudgedDocument> {
    const found = await this.views.get(judgedView.name, id);
    if (!found || found.sample === 'none') throw notFound(SECOND_REVIEW_TEXT.unknown);
    return found;
  }

  /** As it stood before it was decided. Throws for whoever took part in it, as long as they could answer: they know the decision. */
  async show(id: string, caller: Caller): Promise<SampledDecision> {
    const found = await this.sampled(id);
    const [involved = []] = await this.reviewers.involvedIn([found]);
    const part = found.review ? null : involvementOf(caller.memberId ?? '', involved);
    // Of themselves nobody is shown who reported them.
    if (part || found.member_id === caller.memberId) throw new RuleViolation('second-review.involved', SECOND_REVIEW_TEXT[part ?? 'author'], null, 'forbidden');
    const [parts, reports, earlier, gone, review] = await Promise.all([
      this.content.parts(found),
      this.record.reportsAt(found.report_ids, found.position - 1),
      this.earlier(found),
      found.sample === 'left' || this.content.isGone(found),
      this.review(found, caller),
    ]);
    return { ...rowOf(found), case_id: found.case_id, parts, seen_reports: [...reports], earlier, gone, review };
  }

  /** By whom is not told: whoever decided may be the same. */
  private async earlier({ member_id, position }: JudgedDocument): Promise<EarlierDecision[]> {
    const facts = await this.sources.of('member').facts(member_id, null);
    const known = facts.filter((fact) => fact.position < position && DECIDED.test(fact.type)).slice(-MOST_EARLIER);
    return known.reverse().map(({ id, at, what, why }) => ({ id, at, what, why }));
  }

  private async review(found: JudgedDocument, caller: Caller): Promise<SecondReview | null> {
    const { review, moderator_id } = found;
    if (!review) return null;
    const [people, note, decided] = await Promise.all([
      this.authors.byIds([review.reviewer_id, moderator_id]),
      this.noteOf(found._id, review),
      this.record.decisions(found.case_id),
    ]);
    const { verdict, actions, reason, clause, judgement, reversed_at } = found;
    const rows = decided?.find(({ factId }) => factId === found.fact_id)?.rows ?? [];
    const said = rows.filter(({ key }) => key === 'message' || key === 'note').map(({ label, value }) => `${label}: ${value}`);
    const upheldByBoth = verdict === 'upheld' && review.verdict === 'upheld';
    return {
      id: review.id,
      reviewer: authorIn(people, review.reviewer_id),
      at: review.at,
      chosen: { ...chosenIn(review), note },
      decided: {
        ...{ verdict, actions: [...actions], reason, clause, judgement, note: said.join('\n') || null },
        moderator: authorIn(people, moderator_id),
        reversed_at,
      },
      agrees: judgement === review.judgement,
      same_rule: upheldByBoth ? ruleOf(found) === ruleOf(review) : null,
      may_take_back: review.reviewer_id === caller.memberId || mayAll(caller),
    };
  }

  private async noteOf(decisionId: string, { id }: KeptReview): Promise<string | null> {
    const facts = await this.store.read(secondReviewStream, decisionId);
    const given = facts.find((fact) => fact.type === 'SecondReviewGiven' && fact.data.reviewId === id);
    return given?.type === 'SecondReviewGiven' ? given.data.note : null;
  }
}

/** Admins take back what others answered. */
export const mayAll = ({ role }: Caller): boolean => holds(role, 'settings.change');

const rowOf = ({ _id: id, reported_type, report_ids, at }: JudgedDocument): SampledRow => ({ id, reported_type, reports: report_ids.length, at });
const chosenIn = ({ verdict, actions, reason, clause, judgement }: KeptReview) => ({ verdict, actions: [...actions], reason, clause, judgement });
const ruleOf = ({ reason, clause }: Pick<KeptReview, 'reason' | 'clause'>): string => clause ?? reason;
