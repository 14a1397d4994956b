import { expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { EventShapes } from '../../../platform/vault/event-shapes.js';
import { sessionStream } from './session.stream.js';

const SESSION = { sessionId: 's1', memberId: 'm1', tokenHash: 'hash', expiresAt: '2026-11-22T11:00:00.000Z', remember: false };
const old = recorded({ type: 'SessionStarted', data: SESSION }, { schema: 1 });

it('A session of version 1 began on a device that is not known', () => {
  expect(new EventShapes([sessionStream]).readShut(old).data).toEqual({ ...SESSION, device: null, place: null });
});
