import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { NoteSessionUse } from './session.commands.js';
import type { SessionUsed } from './session.events.js';
import { sessionUse } from './session-use.decider.js';

const given = specify(sessionUse);
const DATA = { sessionId: 's1', memberId: 'm1', tokenHash: 'hash' };
const used: SessionUsed = { type: 'SessionUsed', data: DATA };
const note = new NoteSessionUse(DATA, sentAt(NOW));

describe('The use of a session', () => {
  it('is noted', () => given().when(note).then(used));
  it('is noted once in an hour', () => given(used).when(note).thenNothing());
});
