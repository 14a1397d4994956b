import { CASE_TEXT, gravest, inOrder, isOnContent, isTimed } from '../../../../contracts/cases.js';
import { outcomeOf } from '../../../../contracts/moderation.js';
import { type Involvement, SECOND_REVIEW_LIMITS, SECOND_REVIEW_TEXT } from '../../../../contracts/second-review.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { GiveSecondReview, Involved, SecondReviewCommand, TakeBackSecondReview } from './second-review.commands.js';
import type { SecondReviewEvent } from './second-review.events.js';

interface Sampled {
  readonly decisionId: string;
  readonly caseId: string;
  readonly memberId: string;
  readonly moderatorId: string;
  readonly isLeft: boolean;
  readonly review: { readonly id: string; readonly by: string } | null;
  /** Who answered, was shown the decision and took the answer back. */
  readonly seenBy: readonly string[];
}
export type SampledState = Sampled | null;

/** A decision of the sample is answered once, by somebody who took no part in it and does not know it. */
export const secondReview: Decider<SampledState, SecondReviewCommand, SecondReviewEvent> = {
  initial: null,
  evolve(state, { type, data }) {
    if (type === 'DecisionSampled') {
      const { decisionId, caseId, memberId, moderatorId } = data;
      return state ?? { decisionId, caseId, memberId, moderatorId, isLeft: false, review: null, seenBy: [] };
    }
    if (!state) return state;
    switch (type) {
      case 'SecondReviewGiven':
        return { ...state, review: { id: data.reviewId, by: data.reviewerId } };
      case 'SecondReviewTakenBack':
        return { ...state, review: null, seenBy: [...state.seenBy, data.reviewerId] };
      case 'DecisionLeftSample':
        return { ...state, isLeft: true };
    }
  },
  decide(command, state) {
    if (command.type === 'SampleDecision') return state ? [] : [{ type: 'DecisionSampled', data: command.data }];
    if (!state) throw new RuleViolation('second-review.unknown', SECOND_REVIEW_TEXT.unknown, null, 'not-found');
    switch (command.type) {
      case 'GiveSecondReview':
        return give(command, state);
      case 'TakeBackSecondReview':
        return takeBack(command, state);
      case 'LeaveSample':
        return state.isLeft || state.review ? [] : [{ type: 'DecisionLeftSample', data: { ...idsOf(state), cause: command.data.cause } }];
    }
  },
};

function give({ data }: GiveSecondReview, state: Sampled): readonly SecondReviewEvent[] {
  if (state.review?.id === data.reviewId) return [];
  const { reviewId, reviewerId, verdict, reason, isGone } = data;
  const part = involvementOf(reviewerId, [...involvedIn(state), ...data.involved]);
  if (part) throw new RuleViolation(`second-review.${part}`, SECOND_REVIEW_TEXT[part], null, 'forbidden');
  if (state.isLeft || isGone) throw new RuleViolation('second-review.left', SECOND_REVIEW_TEXT.left, null, 'conflict');
  if (state.review) throw new RuleViolation('second-review.given', SECOND_REVIEW_TEXT.given, null, 'conflict');
  const [note, clause, actions] = [data.note?.trim() || null, data.clause?.trim() || null, inOrder(data.actions)];
  refuseProblems('second-review.invalid', {
    actions: actionsProblem(verdict === 'dismissed', actions, note),
    note: (note?.length ?? 0) > SECOND_REVIEW_LIMITS.note ? SECOND_REVIEW_TEXT.noteLong : undefined,
    clause: (clause?.length ?? 0) > SECOND_REVIEW_LIMITS.clause ? CASE_TEXT.clauseLong : undefined,
  });
  const judgement = verdict === 'dismissed' ? verdict : outcomeOf(gravest(actions) ?? undefined);
  return [{ type: 'SecondReviewGiven', data: { ...idsOf(state), reviewId, reviewerId, verdict, actions, reason, clause, judgement, note } }];
}

/** Moderators who do nothing but write to the member have to write something; so have those who say that they would have. */
function actionsProblem(isDismissed: boolean, actions: readonly string[], note: string | null): string | undefined {
  if (isDismissed) return actions.length > 0 ? CASE_TEXT.dismissedActs : undefined;
  if (actions.length === 0 && !note) return SECOND_REVIEW_TEXT.nothingChosen;
  if (actions.filter(isTimed).length > 1) return CASE_TEXT.oneOfTimed;
  return actions.filter(isOnContent).length > 1 ? CASE_TEXT.oneOfContent : undefined;
}

function takeBack({ data: { takenBackBy, mayOthers, note } }: TakeBackSecondReview, state: Sampled): readonly SecondReviewEvent[] {
  if (!state.review) throw new RuleViolation('second-review.not-given', SECOND_REVIEW_TEXT.notGiven, null, 'conflict');
  const { id: reviewId, by: reviewerId } = state.review;
  if (reviewerId !== takenBackBy && !mayOthers) throw new RuleViolation('second-review.not-yours', SECOND_REVIEW_TEXT.notYours, null, 'forbidden');
  const said = note.trim();
  const problem = said ? (said.length > SECOND_REVIEW_LIMITS.note ? SECOND_REVIEW_TEXT.reasonLong : undefined) : SECOND_REVIEW_TEXT.reasonNeeded;
  refuseProblems('second-review.reason', { reason: problem });
  return [{ type: 'SecondReviewTakenBack', data: { ...idsOf(state), reviewId, reviewerId, takenBackBy, note: said } }];
}

const idsOf = ({ decisionId, caseId, memberId }: Sampled) => ({ decisionId, caseId, memberId });

const involvedIn = ({ moderatorId, memberId, seenBy }: Sampled): Involved[] => [
  { memberId: moderatorId, as: 'decided' },
  { memberId, as: 'author' },
  ...seenBy.map((id): Involved => ({ memberId: id, as: 'seen' })),
];

/** How somebody took part in a decision; null when they did not. */
export const involvementOf = (memberId: string, involved: readonly Involved[]): Involvement | null =>
  involved.find((one) => one.memberId === memberId)?.as ?? null;
