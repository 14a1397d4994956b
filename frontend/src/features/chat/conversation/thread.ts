import { CHAT_LIMITS, type ChatMessage, type ChatMessages } from '@contracts/chat';
import { wholeSigns } from '@contracts/rendering/excerpt';

/** A piece of a conversation without gaps, oldest first, and whether there is more on either side of it. */
export interface Thread {
  messages: ChatMessage[];
  hasOlder: boolean;
  hasNewer: boolean;
}
export type Side = 'older' | 'newer';

const inOrder = (a: ChatMessage, b: ChatMessage): number => a.position - b.position;

/** Both together, each message once and as it stands in the second. */
function union(known: ChatMessage[], told: ChatMessage[]): ChatMessage[] {
  const [first, last] = [known[0], told.at(-1)];
  // Of thousands nothing is sorted anew for a page before them.
  if (first && last && inOrder(last, first) < 0) return [...told, ...known];
  const byId = new Map([...known, ...told].map((message) => [message.id, message]));
  return [...byId.values()].sort(inOrder);
}

/** With the page that was asked for on one side of it. */
export const withPage = (thread: Thread, page: ChatMessages, side: Side): Thread => ({
  messages: union(thread.messages, page.messages),
  hasOlder: side === 'older' ? page.hasOlder : thread.hasOlder,
  hasNewer: side === 'newer' ? page.hasNewer : thread.hasNewer,
});

/** Answers to a message say of it what stands there now: what was edited, taken back or hidden is read nowhere else. */
function quoting(messages: ChatMessage[], { id, content, file_name }: ChatMessage): ChatMessage[] {
  const all = content || (file_name ?? '');
  const words = all.slice(0, wholeSigns(all, CHAT_LIMITS.quoted));
  return messages.map((one) => (one.reply_to?.id === id && one.reply_to.content !== words ? { ...one, reply_to: { ...one.reply_to, content: words } } : one));
}

/** With a message that was told as it happened, or answered to a call; one that lies beyond the piece is read with its page. */
export function withMessage(thread: Thread, message: ChatMessage): Thread {
  const { messages, hasOlder, hasNewer } = thread;
  const at = messages.findLastIndex(({ id }) => id === message.id);
  if (at >= 0) return { ...thread, messages: quoting(messages.with(at, message), message) };
  const [first] = messages;
  const last = messages.at(-1);
  if (hasNewer && (!last || inOrder(message, last) > 0)) return thread;
  if (hasOlder && (!first || inOrder(message, first) < 0)) return thread;
  if (!last || inOrder(message, last) > 0) return { ...thread, messages: [...messages, message] };
  return { ...thread, messages: union(messages, [message]) };
}

/** Without what has been destroyed: everything that was sent before this time. */
export function keptFrom(thread: Thread, time: string): Thread {
  const gone = new Set(thread.messages.filter(({ created_at }) => created_at < time).map(({ id }) => id));
  if (gone.size === 0) return thread;
  const kept = thread.messages.filter(({ id }) => !gone.has(id));
  return { ...thread, messages: kept.map((message) => (message.reply_to && gone.has(message.reply_to.id) ? { ...message, reply_to: null } : message)) };
}

/** With what was told while a page was on its way, which may know nothing of it yet. */
export const withTold = (thread: Thread, told: readonly ChatMessage[]): Thread => told.reduce(withMessage, thread);

/**
 * With the newest page, asked for without a word of what lies between. Where it does not join on, a reader at the end goes on there, and for one
 * further up what lies between is read when they come to it.
 */
export function withNewest(thread: Thread, page: ChatMessages, isAtEnd: boolean): Thread {
  const last = thread.messages.at(-1);
  if (!last) return page;
  if (thread.hasNewer) return thread;
  const [first] = page.messages;
  const joins = !page.hasOlder || (first !== undefined && inOrder(first, last) <= 0);
  if (joins) return withPage(thread, page, 'newer');
  return isAtEnd ? page : { ...thread, hasNewer: true };
}
