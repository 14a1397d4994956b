import { CASE_ACTION_LABEL, inOrder } from '../../../../contracts/cases.js';
import { REASON_LABEL } from '../../../../contracts/moderation.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { SecondReviewEvent, SecondReviewGiven, SecondReviewTakenBack } from './second-review.events.js';

/** Of whoever reviewed: what they chose. The note is about somebody else. */
const given = ownDataFile<SecondReviewGiven | SecondReviewTakenBack>({
  name: 'ikinci-incelemeler',
  title: 'Görevli olarak yaptığınız ikinci incelemeler',
  rows: {
    SecondReviewGiven: ({ at, data }, memberId) =>
      data.reviewerId === memberId
        ? {
            at,
            what:
              data.verdict === 'dismissed'
                ? 'Raporların reddi'
                : inOrder(data.actions)
                    .map((action) => CASE_ACTION_LABEL[action])
                    .join(', ') || 'Yalnızca not',
            rule: [REASON_LABEL[data.reason], data.clause].filter(Boolean).join(' · '),
            decision: data.decisionId,
          }
        : null,
    SecondReviewTakenBack: ({ at, data }, memberId) =>
      data.takenBackBy === memberId ? { at, what: 'Geri alındı', rule: null, decision: data.decisionId } : null,
  },
});

const FACTS: readonly string[] = ['DecisionSampled', 'SecondReviewGiven', 'SecondReviewTakenBack', 'DecisionLeftSample'] satisfies SecondReviewEvent['type'][];

/** They are about a decision: whom that is about is told of the decision itself, and by whom it was checked is staff's. */
function keepsBack({ type, data }: RecordedEvent, memberId: string): boolean {
  if (!FACTS.includes(type)) return false;
  const { reviewerId, takenBackBy } = data as { reviewerId?: string; takenBackBy?: string };
  return reviewerId !== memberId && takenBackBy !== memberId;
}

export const secondReviewOwnData: OwnData = { files: [given], keepsBack, withholds: ({ type }) => (FACTS.includes(type) ? ['note'] : []) };
