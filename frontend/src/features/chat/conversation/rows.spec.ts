import type { ChatMessage } from '@contracts/chat';
import { describe, expect, it } from '@jest/globals';
import { lastChangeable, lastOwn, mayChange, reachedAt, reachedBy, rowsOf } from './rows';
import type { Thread } from './thread';

const ME = 'm1';
const NOW = new Date(2026, 10, 27, 12).getTime();
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const message = (id: string, position: number, more: Partial<ChatMessage> = {}) =>
  ({ id, position, sender_id: ME, client_id: `k-${id}`, state: 'sent', created_at: minutesAgo(1), ...more }) as ChatMessage;
const thread = (...messages: ChatMessage[]): Thread => ({ messages, hasOlder: false, hasNewer: false });
const entry = (clientId: string) => ({ clientId, chatId: 'c1', text: '', replyTo: null, at: NOW, state: 'waits' as const, problem: null });

describe('The lines of a conversation', () => {
  it('have the day above the first of each', () => {
    const days = rowsOf(
      thread(message('a', 1, { created_at: minutesAgo(2_880) }), message('b', 2, { created_at: minutesAgo(2_879) }), message('c', 3)),
      [],
      ME,
      NOW,
    );
    expect(days.map(({ day }) => day)).toEqual(['25 Kasım', null, 'Bugün']);
  });
  it('end with what is on its way, but for what has arrived', () => {
    const rows = rowsOf(thread(message('a', 1)), [entry('k-a'), entry('k-b')], ME, NOW);
    expect(rows.map(({ key }) => key)).toEqual(['k-a', 'k-b']);
  });
  it('do not take another’s message for one’s own that has the same key', () => {
    const rows = rowsOf(thread(message('a', 1, { sender_id: 'm2' })), [entry('k-a')], ME, NOW);
    expect(rows.map(({ key }) => key)).toEqual(['a', 'k-a']);
  });
  it('show nothing on its way where the end is not to be seen', () =>
    expect(rowsOf({ ...thread(message('a', 1)), hasNewer: true }, [entry('x')], ME, NOW)).toHaveLength(1));
});

describe('How far a message has come', () => {
  const [first, second, third] = [message('a', 1), message('b', 2), message('c', 3, { sender_id: 'm2' })];
  const all = thread(first, second, third);
  it('is told under the last own one', () => expect(lastOwn(all, ME)).toBe(second));
  it('is told nowhere while later ones are not at hand', () => expect(lastOwn({ ...all, hasNewer: true }, ME)).toBeNull());
  it.each([
    ['sent', { delivered: null, seen: null }],
    ['sent', { delivered: 'a', seen: 'a' }],
    ['delivered', { delivered: 'b', seen: 'a' }],
    ['seen', { delivered: 'c', seen: 'c' }],
    ['sent', { delivered: 'before all', seen: null }],
  ] as const)('is %s with the marks %j', (reached, marks) => expect(reachedBy(second, all, marks)).toBe(reached));
});

describe('When a message came so far', () => {
  const [first, second, third] = [message('a', 1), message('b', 2), message('c', 3, { sender_id: 'm2' })];
  const all = thread(first, second, third);
  const seen = (from: string | null, to: string) => ({ kind: 'seen' as const, from, to, at: `${from}-${to}` });
  it('is known of what was sent, and of what was told as it happened', () => {
    expect(reachedAt(second, 'sent', all, [])).toBe(second.created_at);
    expect(reachedAt(second, 'seen', all, [seen('a', 'b'), seen('b', 'c')])).toBe('a-b');
  });
  it('is not known where a mark had passed it before, or is of another kind', () => {
    expect(reachedAt(second, 'seen', all, [seen('b', 'c')])).toBeNull();
    expect(reachedAt(second, 'delivered', all, [seen('a', 'b')])).toBeNull();
  });
});

describe('A message may be changed', () => {
  it('by its author for a quarter of an hour, while it is there', () => {
    expect(mayChange(message('a', 1, { created_at: minutesAgo(14.9) }), ME, NOW)).toBe(true);
    expect(mayChange(message('a', 1, { created_at: minutesAgo(15) }), ME, NOW)).toBe(false);
    expect(mayChange(message('a', 1), 'm2', NOW)).toBe(false);
    expect(mayChange(message('a', 1, { state: 'deleted' }), ME, NOW)).toBe(false);
  });
  it('and the arrow up takes the last of those', () =>
    expect(lastChangeable(thread(message('a', 1), message('b', 2, { state: 'deleted' }), message('c', 3, { sender_id: 'm2' })), ME, NOW)?.id).toBe('a'));
});
