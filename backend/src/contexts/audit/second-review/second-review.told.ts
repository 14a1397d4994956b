import { JUDGEMENT_LABEL } from '../../../../contracts/second-review.js';
import { moderates, placeOf, tells } from '../../../platform/telling/told-facts.js';
import type { SecondReviewEvent } from './second-review.events.js';

const reviewIn = ({ reviewId }: { reviewId: string }): string => `second-review:${reviewId}`;

export const secondReviewTold = tells<SecondReviewEvent>({
  DecisionSampled: moderates('Karar ikinci inceleme için seçildi', { isUndone: true }),
  SecondReviewGiven: moderates('Kör ikinci inceleme yapıldı', {
    what: ({ judgement }) => `Kör ikinci inceleme yapıldı: ${JUDGEMENT_LABEL[judgement].toLocaleLowerCase('tr')}`,
    goesBy: (data) => reviewIn(data),
  }),
  SecondReviewTakenBack: moderates('İkinci inceleme geri alındı', { takesBack: (data) => reviewIn(data) }),
  // A stream begins with the sample.
  DecisionLeftSample: moderates('İçerik silindiği için karar örneklemden çıktı', { takesBack: (_, stream) => placeOf(stream, 0) }),
});
