import { describe, expect, it } from '@jest/globals';
import { intent } from '../../../kernel/command.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { LetGoChatEvidence } from './evidence.commands.js';
import { letGoEvidence } from './evidence.policy.js';

const fact = (type: string, data: object) => recorded({ type, data }, { position: 9 });
const TOMORROW = new Date(Date.parse(NOW) + 24 * 60 * 60_000).toISOString();
const of = { messageId: 'b1', round: 0 };

describe('Copies of a conversation', () => {
  it('are looked at a day later, again and again', () => {
    const look = { schedule: intent(LetGoChatEvidence, { messageId: 'b1' }), key: 'let-go-chat-evidence:b1', at: TOMORROW };
    for (const type of ['ChatEvidenceKept', 'ChatEvidenceRetained']) expect(react(letGoEvidence, fact(type, of))).toEqual([look]);
  });
  it('are looked at an hour after a report was on its way, which may never have been recorded', () =>
    expect(react(letGoEvidence, fact('ChatEvidenceNeeded', of))).toEqual([
      { schedule: intent(LetGoChatEvidence, { messageId: 'b1' }), key: 'look-at-chat-evidence:b1', at: new Date(Date.parse(NOW) + 60 * 60_000).toISOString() },
    ]));
});
