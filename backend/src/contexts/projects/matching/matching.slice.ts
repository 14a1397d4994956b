import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { MatchesOf } from '../../notifications/matches/matches-of.port.js';
import { MatchingController } from './matching.controller.js';
import { MatchingQuery } from './matching.query.js';
import { SuitingQuery } from './suiting.query.js';

/** Which open postings suit a member. */
export const matching: Slice = {
  answers: [answer(MatchesOf, SuitingQuery)],
  controllers: [MatchingController],
  providers: [MatchingQuery, SuitingQuery],
};
