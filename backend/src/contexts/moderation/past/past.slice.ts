import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CaseRecord } from '../../audit/replay/case-record.port.js';
import { caseTurnsView, queueTurnsView } from './past.model.js';
import { PastCaseQuery } from './past-case.query.js';
import { PastDecisionsQuery } from './past-decisions.query.js';
import { PastQueueQuery } from './past-queue.query.js';
import { PastStandingQuery } from './past-standing.query.js';
import { queueTurnsProjection } from './queue-turns.projection.js';

/** How cases, members and the queue stood at any moment. */
export const past: Slice = {
  projections: [{ projection: queueTurnsProjection, models: [caseTurnsView, queueTurnsView] }],
  answers: [answer(CaseRecord, PastDecisionsQuery)],
  providers: [PastCaseQuery, PastStandingQuery, PastQueueQuery, PastDecisionsQuery],
};
