import { SECURITY_SENTENCE, type SecurityFact } from '../../../../contracts/access.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { type Projection, projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { securityLogView } from './security-log.model.js';

type Shown = DomainEvent<SecurityFact, { memberId: string; sessionId?: string | null }>;

const line = ({ id, type, at, position, data: { memberId, sessionId = null } }: RecordedEvent<Shown>): Write =>
  securityLogView.put(id, { member_id: memberId, position, type, at, session_id: sessionId });

/** What happened to a member's account, for the member: every fact that has a sentence. */
export const securityLogProjection = projection<Shown>({
  name: 'security-log',
  version: 6,
  views: [securityLogView.name],
  on: Object.fromEntries(Object.keys(SECURITY_SENTENCE).map((type) => [type, line])) as Projection<Shown>['on'],
});
