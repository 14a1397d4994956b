import { CHAT_LIMITS, type Chat, type ChatMessage } from '@contracts/chat';
import { dayName, dayOf } from './days';
import type { Outgoing } from './outbox/entries';
import type { Thread } from './thread';

/** A line of the conversation: a message that the server has, or a text on its way there. */
export type Row = {
  /** The same before and after the server has it, so that nothing is drawn anew. */
  key: string;
  /** Said above the first of a day. */
  day: string | null;
} & ({ message: ChatMessage; entry?: undefined } | { message?: undefined; entry: Outgoing });

/** Everything to be shown, in the order of the server; what is on its way stands at the end, and not twice once it has arrived. */
export function rowsOf({ messages, hasNewer }: Thread, outgoing: readonly Outgoing[], memberId: string, now: number): Row[] {
  const own = new Set(messages.filter(({ sender_id }) => sender_id === memberId).map(({ client_id }) => client_id));
  const onTheWay = hasNewer ? [] : outgoing.filter(({ clientId }) => !own.has(clientId));
  let before: string | null = null;
  const dayAt = (iso: string): string | null => {
    const day = dayOf(iso);
    const isNew = day !== before;
    before = day;
    return isNew ? dayName(iso, now) : null;
  };
  return [
    ...messages.map((message): Row => {
      const isOwn = message.sender_id === memberId && message.client_id !== '';
      return { key: isOwn ? message.client_id : message.id, day: dayAt(message.created_at), message };
    }),
    ...onTheWay.map((entry): Row => ({ key: entry.clientId, day: dayAt(new Date(entry.at).toISOString()), entry })),
  ];
}

export type Reached = 'sent' | 'delivered' | 'seen';

/** The member's last message in it, under which it stands how far it has come; null where later ones are not at hand. */
export function lastOwn({ messages, hasNewer }: Thread, memberId: string): ChatMessage | null {
  return hasNewer ? null : (messages.findLast(({ sender_id }) => sender_id === memberId) ?? null);
}

/** How far a message has come. A mark that lies before what is at hand lies before the message. */
export function reachedBy(message: ChatMessage, { messages }: Pick<Thread, 'messages'>, marks: Chat['marks']): Reached {
  const isBehind = (mark: string | null): boolean => {
    const marked = mark === null ? undefined : messages.findLast(({ id }) => id === mark);
    return marked !== undefined && marked.position >= message.position;
  };
  if (isBehind(marks.seen)) return 'seen';
  return isBehind(marks.delivered) ? 'delivered' : 'sent';
}

/** When its author may not edit it nor take it back any more, in milliseconds. */
export const changeableUntil = ({ created_at }: ChatMessage): number => Date.parse(created_at) + CHAT_LIMITS.editMinutes * 60_000;

/** Whether its author may still edit it or take it back. */
export const mayChange = (message: ChatMessage, memberId: string, now: number): boolean =>
  message.sender_id === memberId && message.state === 'sent' && now < changeableUntil(message);

/** What the arrow up in an empty field edits. */
export const lastChangeable = ({ messages, hasNewer }: Thread, memberId: string, now: number): ChatMessage | undefined =>
  hasNewer ? undefined : messages.findLast((message) => mayChange(message, memberId, now));
