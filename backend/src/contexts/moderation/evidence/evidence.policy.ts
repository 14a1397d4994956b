import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { LetGoChatEvidence } from './evidence.commands.js';
import type { ChatEvidenceKept, ChatEvidenceNeeded, ChatEvidenceRetained } from './evidence.events.js';

const DAY_MS = 24 * 60 * 60_000;
/** No report takes as long as this from being on its way to being recorded. */
export const ON_ITS_WAY_MS = 60 * 60_000;

const lookIn =
  (ms: number, what: string) =>
  ({ data: { messageId }, at }: { data: { messageId: string }; at: string }): readonly Reaction[] => [
    { schedule: intent(LetGoChatEvidence, { messageId }), key: `${what}:${messageId}`, at: new Date(Date.parse(at) + ms).toISOString() },
  ];
const look = lookIn(DAY_MS, 'let-go-chat-evidence');

/** What was copied goes when nobody has to judge it any more. */
export const letGoEvidence = policy<ChatEvidenceKept | ChatEvidenceNeeded | ChatEvidenceRetained>({
  name: 'let-go-chat-evidence',
  on: {
    ChatEvidenceKept: look,
    // A report that was never recorded needs nothing: what was copied for it goes as soon as it cannot come any more.
    ChatEvidenceNeeded: lookIn(ON_ITS_WAY_MS, 'look-at-chat-evidence'),
    ChatEvidenceRetained: look,
  },
});
