import type { Figures, FiguresRequest } from '@contracts/figures';
import type { SampledDecision, SecondReviewQueue, SecondReviewRequest } from '@contracts/second-review';
import { API, ask, at, once, tell } from './calls';

const REVIEW = `${API}/audit/second-review`;

/** How it is decided: the blind second review, and the figures. */
export interface ReviewCalls {
  secondReviews: (signal: AbortSignal) => Promise<SecondReviewQueue>;
  sampledDecision: (id: string, signal: AbortSignal) => Promise<SampledDecision>;
  /** Answers what was decided. */
  giveSecondReview: (id: string, request: SecondReviewRequest, key: string) => Promise<SampledDecision>;
  takeBackSecondReview: (id: string, reason: string, key: string) => Promise<void>;
  figures: (days: FiguresRequest, signal: AbortSignal) => Promise<Figures>;
}

export const reviewCalls: ReviewCalls = {
  secondReviews: (signal) => ask<SecondReviewQueue>(REVIEW, { signal }),
  sampledDecision: (id, signal) => ask<SampledDecision>(`${REVIEW}/${at(id)}`, { signal }),
  giveSecondReview: (id, request, key) => ask<SampledDecision>(`${REVIEW}/${at(id)}`, once('POST', request, key)),
  takeBackSecondReview: (id, reason, key) => tell(`${REVIEW}/${at(id)}/take-back`, once('POST', { reason }, key)),
  figures: (days, signal) => ask<Figures>(`${API}/audit/figures?${new URLSearchParams({ ...days })}`, { signal }),
};
