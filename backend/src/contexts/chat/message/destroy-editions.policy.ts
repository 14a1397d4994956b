import { CHAT_LIMITS } from '../../../../contracts/chat.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { DestroyMessageEditions } from './message.commands.js';
import type { MessageDeleted, MessageEdited } from './message.events.js';

const DAY_MS = 24 * 60 * 60_000;
const whenOver = (at: string): string => new Date(Date.parse(at) + CHAT_LIMITS.keptDays * DAY_MS).toISOString();
const destroy = (messageId: string, edition: number, at: string) => ({
  schedule: intent(DestroyMessageEditions, { messageId, editions: [edition] }),
  key: `destroy-message-edition:${messageId}.${edition}`,
  at: whenOver(at),
});

/** A version that nobody is shown any more can be opened for some time by a report, and then by nobody. */
export const destroyEditions = policy<MessageEdited | MessageDeleted>({
  name: 'destroy-message-editions',
  on: {
    MessageEdited: ({ data: { messageId, edition }, at }) => [destroy(messageId, edition - 1, at)],
    MessageDeleted: ({ data: { messageId, edition }, at }) => [destroy(messageId, edition, at)],
  },
});
