import { CHAT_LIMITS, type Chat, type ChatMessage } from '@contracts/chat';
import { dayName, dayOf } from '../../../design/days';
import type { MarkStep } from '../api/markTimes';
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

type AtHand = Pick<Thread, 'messages'>;

/** Whether a mark covers a message. One that lies before what is at hand lies before the message. */
function covers(mark: string | null, message: ChatMessage, { messages }: AtHand): boolean {
  const marked = mark === null ? undefined : messages.findLast(({ id }) => id === mark);
  return marked !== undefined && marked.position >= message.position;
}

/** How far a message has come. */
export function reachedBy(message: ChatMessage, thread: AtHand, marks: Chat['marks']): Reached {
  if (covers(marks.seen, message, thread)) return 'seen';
  return covers(marks.delivered, message, thread) ? 'delivered' : 'sent';
}

/** When it came so far; null where nobody heard of it as it happened. */
export function reachedAt(message: ChatMessage, reached: Reached, thread: AtHand, steps: readonly MarkStep[]): string | null {
  if (reached === 'sent') return message.created_at;
  return steps.find(({ kind, from, to }) => kind === reached && covers(to, message, thread) && !covers(from, message, thread))?.at ?? null;
}

/** When its author may not edit it nor take it back any more, in milliseconds. */
export const changeableUntil = ({ created_at }: ChatMessage): number => Date.parse(created_at) + CHAT_LIMITS.editMinutes * 60_000;

/** Whether its author may still edit it or take it back. */
export const mayChange = (message: ChatMessage, memberId: string, now: number): boolean =>
  message.sender_id === memberId && message.state === 'sent' && now < changeableUntil(message);

/** Whether what was taken back can still be judged; what stands always can. */
export const mayReport = ({ sender_id, state, created_at }: ChatMessage, memberId: string, now: number): boolean =>
  sender_id !== memberId && state === 'deleted' && now - Date.parse(created_at) < CHAT_LIMITS.keptDays * 24 * 60 * 60_000;

/** What the arrow up in an empty field edits. */
export const lastChangeable = ({ messages, hasNewer }: Thread, memberId: string, now: number): ChatMessage | undefined =>
  hasNewer ? undefined : messages.findLast((message) => mayChange(message, memberId, now));
