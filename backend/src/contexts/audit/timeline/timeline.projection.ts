import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { type Projection, projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { placeOf, type Telling, type Told } from '../../../platform/telling/told-facts.js';
import { caseIn, type FactFields, idsIn, memberIn } from './fact-fields.rules.js';
import { momentOf } from './moment.rules.js';
import { timelineView } from './timeline.model.js';
import { isReport, ofActor, ofId, ofKind, ofReported, ofRule, ofType, REVERSED, REVERSIBLE } from './timeline-tokens.rules.js';

type Fact = RecordedEvent<DomainEvent<string, Record<string, unknown>>>;

/** A row for each fact that a slice tells, whichever slices there are. */
export function timelineProjection(telling: Telling, fields: FactFields): Projection {
  const taking = new Set(telling.types.filter((type) => telling.of(type)?.goesBy));
  const folded = telling.types.map((type) => [type, (event: Fact) => writesOf(event, telling.of(type), fields, taking.has(type))] as const);
  return projection<DomainEvent<string, Record<string, unknown>>>({
    name: 'timeline',
    version: 5,
    views: [timelineView.name],
    on: Object.fromEntries(folded),
    follows: 'later',
  });
}

function writesOf(event: Fact, told: Told | undefined, fields: FactFields, isReversible: boolean): readonly Write[] {
  const { id, type, at, stream, revision, position, actor, correlationId, causationId, data } = event;
  if (!told || told.isTold?.(data) === false) return [];
  const details = fields.detailsOf(type, data);
  const memberId = memberIn(data);
  const tokens = [
    ofActor(actor.id),
    ofKind(told.kind),
    ofType(type),
    ...[details.clause, details.reason].flatMap((rule) => (typeof rule === 'string' && RULE.test(rule) ? [ofRule(rule)] : [])),
    ...idsIn(data).map(ofId),
    ...(isReport(type) && memberId ? [ofReported(memberId)] : []),
    ...(isReversible || told.isUndone ? [REVERSIBLE] : []),
  ];
  const row = timelineView.put(told.goesBy?.(data) ?? placeOf(stream, revision), {
    event_id: id,
    kind: told.kind,
    type,
    at,
    stream,
    revision,
    position,
    actor_id: actor.id,
    actor_role: actor.role,
    correlation_id: correlationId,
    causation_id: causationId,
    member_id: memberId,
    case_id: caseIn(data),
    details,
    tokens,
    moment: momentOf(at, position),
    reversed_at: null,
    reversed_by: null,
  });
  const taken = told.takesBack?.(data, stream) ?? null;
  if (taken === null) return [row];
  return [row, timelineView.change(taken, { $set: { reversed_at: at, reversed_by: id }, $addToSet: { tokens: REVERSED } })];
}

/** A rule of the community or the reason of a report; what a moderator typed is none. */
const RULE = /^[\w.]{1,40}$/;
