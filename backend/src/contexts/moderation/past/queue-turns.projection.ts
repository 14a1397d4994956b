import type { ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CaseDecided, CaseReopened, ReportJoinedCase, ReportLeftCase } from '../case/case.events.js';
import { caseTurnsView, queueTurnsView } from './past.model.js';

type Turning = ReportJoinedCase | ReportLeftCase | CaseDecided | CaseReopened;

/** When cases came into the queue and left it: how the queue stood at a moment follows from it without folding all of them. */
export const queueTurnsProjection = projection<Turning>({
  name: 'queue-turns',
  version: 1,
  follows: 'later',
  views: [caseTurnsView.name, queueTurnsView.name],
  on: {
    ReportJoinedCase: (fact) => (fact.data.open === 1 ? turn(fact, true, fact.data) : []),
    ReportLeftCase: (fact) => (fact.data.open === 0 ? turn(fact, false) : []),
    CaseDecided: (fact) => turn(fact, false, fact.data),
    CaseReopened: (fact) => (fact.data.open > 0 ? turn(fact, true) : []),
  },
});

function turn(fact: RecordedEvent<Turning>, open: boolean, { reportedType = null, reason = null }: Told = {}): readonly Write[] {
  const { id, position, stream, type, at, actor, correlationId: correlation_id, causationId: causation_id, data } = fact;
  return [
    caseTurnsView.make(data.caseId, { $set: { open, last: position }, $setOnInsert: { first: position }, $push: { turns: { position, open } } }),
    queueTurnsView.put(id, { position, stream, type, at, open, reported_type: reportedType, reason, actor, correlation_id, causation_id }),
  ];
}
interface Told {
  readonly reportedType?: ReportedType | null;
  readonly reason?: ReportReason | null;
}
