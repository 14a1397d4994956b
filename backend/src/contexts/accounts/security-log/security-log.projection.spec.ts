import { describe, expect, it } from '@jest/globals';
import { SECURITY_SENTENCE, type SecurityFact } from '../../../../contracts/access.js';
import type { DomainEvent } from '../../../kernel/event.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { accountStream } from '../account/account.stream.js';
import { dataExportStream } from '../data-export/data-export.stream.js';
import { erasureStream } from '../erasure/erasure.stream.js';
import { identityStream } from '../identity/identity.stream.js';
import { profileStream } from '../profile/profile.stream.js';
import { secondFactorStream } from '../second-factor/second-factor.stream.js';
import { memberSessionsStream } from '../session/member-sessions.decider.js';
import { sessionStream } from '../session/session.stream.js';
import { takingBackStream } from '../taking-back/taking-back.decider.js';
import { securityLogProjection } from './security-log.projection.js';

const after = (event: DomainEvent) => project(securityLogProjection, recorded(event, { position: 7 }));
const line = (type: SecurityFact, more: object = {}) => [
  { view: 'security_log', id: 'event-1', put: { member_id: 'm1', position: 7, type, at: NOW, session_id: null, ...more } },
];

describe('The security log', () => {
  it.each(Object.keys(SECURITY_SENTENCE) as SecurityFact[])('has a line about %s', (type) =>
    expect(after({ type, data: { memberId: 'm1' } })).toEqual(line(type)),
  );
  it('knows the session, and nothing that is personal', () =>
    expect(
      after({ type: 'SessionStarted', data: { memberId: 'm1', sessionId: 's1', device: 'Firefox, Linux', place: 'local-network', tokenHash: 'hash' } }),
    ).toEqual(line('SessionStarted', { session_id: 's1' })));
  it('has no line about what is everyday', () => expect(after({ type: 'SessionProlonged', data: { memberId: 'm1' } })).toEqual([]));
  it('knows only facts that there are', () => {
    const known = [
      accountStream,
      takingBackStream,
      sessionStream,
      memberSessionsStream,
      secondFactorStream,
      identityStream,
      dataExportStream,
      erasureStream,
      profileStream,
    ].flatMap(({ events }) => Object.keys(events));
    expect(known).toEqual(expect.arrayContaining(Object.keys(SECURITY_SENTENCE)));
  });
});
