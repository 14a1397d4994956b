import type { ChatMessage, ChatMessages } from '@contracts/chat';
import { describe, expect, it } from '@jest/globals';
import type { Outgoing } from './outbox/entries';
import { rowsOf } from './rows';
import { keptFrom, type Thread, withMessage, withNewest, withPage, withTold } from './thread';

const ME = 'm1';
const message = (position: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: `i${position}`, chat_id: 'c1', sender_id: 'm2', encrypted_content: '', content_hash: '', message_type: 'text', file_url: null },
  ...{ file_name: null, file_size: null, file: null, created_at: '2026-11-27T10:00:00.000Z', position, content: `text ${position}`, client_id: `k${position}` },
  ...{ state: 'sent', edited_at: null, reply_to: null, reactions: [] },
  ...more,
});
const piece = (positions: number[], more: Partial<Thread> = {}): Thread => ({
  messages: positions.map((at) => message(at)),
  hasOlder: false,
  hasNewer: false,
  ...more,
});
const positionsOf = ({ messages }: Thread) => messages.map(({ position }) => position);

describe('A piece of a conversation', () => {
  it('takes what is written now at its end', () => expect(positionsOf(withMessage(piece([1, 2]), message(3)))).toEqual([1, 2, 3]));
  it('takes it in the order of the server, whatever comes first', () => expect(positionsOf(withMessage(piece([1, 4]), message(3)))).toEqual([1, 3, 4]));
  it('shows a message that is told again once, as it stands now', () => {
    const { messages } = withMessage(piece([1, 2]), message(1, { content: 'edited' }));
    expect(messages.map(({ content }) => content)).toEqual(['edited', 'text 2']);
  });
  it('says in answers what stands in the message now, and nothing of what was taken from view', () => {
    const answer = message(2, { reply_to: { id: 'i1', sender_id: 'm2', content: 'text 1' } });
    const before = piece([], { messages: [message(1), answer, message(3)] });
    const quoted = (thread: Thread) => thread.messages.map(({ reply_to }) => reply_to?.content);
    expect(quoted(withMessage(before, message(1, { content: 'edited' })))).toEqual([undefined, 'edited', undefined]);
    expect(quoted(withMessage(before, message(1, { state: 'withheld', content: '' })))).toEqual([undefined, '', undefined]);
    expect(quoted(withMessage(before, message(1, { content: '', file_name: 'rapor.pdf' })))).toEqual([undefined, 'rapor.pdf', undefined]);
    // What is not changed is not drawn anew.
    expect(withMessage(before, message(1)).messages[1]).toBe(answer);
  });
  it('lets go of what is not kept any longer, and of what answers say of it', () => {
    const day = (at: number) => `2026-11-2${at}T10:00:00.000Z`;
    const reply_to = { id: 'i1', sender_id: 'm2', content: 'text 1' };
    const messages = [message(1, { created_at: day(1) }), message(2, { created_at: day(2), reply_to }), message(3, { created_at: day(3) })];
    const kept = keptFrom(piece([], { messages }), '2026-11-22T00:00:00.000Z');
    expect(kept.messages.map(({ id, reply_to }) => [id, reply_to])).toEqual([
      ['i2', null],
      ['i3', null],
    ]);
    expect(keptFrom(kept, '2026-11-22T00:00:00.000Z')).toBe(kept);
  });
  it('leaves out what lies beyond it', () => {
    expect(positionsOf(withMessage(piece([1, 2], { hasNewer: true }), message(9)))).toEqual([1, 2]);
    expect(positionsOf(withMessage(piece([5, 6], { hasOlder: true }), message(1)))).toEqual([5, 6]);
  });
  it('takes a page on either side, and knows what lies behind it', () => {
    const both = withPage(withPage(piece([5], { hasOlder: true, hasNewer: true }), piece([3, 4]), 'older'), piece([6], { hasNewer: true }), 'newer');
    expect([positionsOf(both), both.hasOlder, both.hasNewer]).toEqual([[3, 4, 5, 6], false, true]);
  });
  it('holds what was told while a page was on its way, which knows nothing of it', () => {
    const asked = withTold(piece([1, 2]), [message(2, { content: 'edited' }), message(3)]);
    expect(asked.messages.map(({ content }) => content)).toEqual(['text 1', 'edited', 'text 3']);
  });
  it('joins the newest page on, and reads on from its own end where something lies between', () => {
    expect(positionsOf(withNewest(piece([1, 2]), piece([2, 3], { hasOlder: true }), false))).toEqual([1, 2, 3]);
    const apart = withNewest(piece([1, 2]), piece([8, 9], { hasOlder: true }), false);
    expect([positionsOf(apart), apart.hasNewer]).toEqual([[1, 2], true]);
  });
  it('goes on at the end for a reader who is there', () => {
    const apart = withNewest(piece([1, 2]), piece([8, 9], { hasOlder: true }), true);
    expect([positionsOf(apart), apart.hasOlder, apart.hasNewer]).toEqual([[8, 9], true, false]);
  });
});

/** Numbers that are the same at each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PAGE = 5;
/** A server that is written to from both sides, and answers pages late. */
class Talk {
  readonly all: ChatMessage[] = [];
  thread: Thread;
  outgoing: Outgoing[] = [];
  private told: { at: number; message: ChatMessage }[] = [];
  private waiting: (() => void)[] = [];
  private lines: ChatMessage[] = [];
  private now = 0;
  private sent = 0;

  constructor(private readonly next: (below: number) => number) {
    for (let count = 0; count < 12; count += 1) this.write('m2', `old${count}`);
    this.lines = [];
    this.thread = { ...this.page(this.all.slice(-PAGE)) };
  }

  private write(sender: string, clientId: string): ChatMessage {
    const known = this.all.find(({ client_id, sender_id }) => client_id === clientId && sender_id === sender);
    if (known) return known;
    const written = message(this.all.length + 1, { sender_id: sender, client_id: clientId });
    this.all.push(written);
    this.lines.push(written);
    return written;
  }

  private page(messages: ChatMessage[]): ChatMessages {
    const [first, last] = [messages[0]?.position ?? 1, messages.at(-1)?.position ?? 0];
    return { messages, hasOlder: first > 1, hasNewer: last < this.all.length };
  }

  private take(heard: ChatMessage) {
    this.told.push({ at: this.now, message: heard });
    this.thread = withMessage(this.thread, heard);
  }

  private asks(read: () => ChatMessages, take: (thread: Thread, page: ChatMessages) => Thread) {
    const asked = this.now;
    const page = read();
    this.waiting.push(() => {
      const since = this.told.filter(({ at }) => at >= asked).map((each) => each.message);
      this.thread = withTold(take(this.thread, page), since);
    });
  }

  /** What can happen next, one of it. */
  step() {
    this.now += 1;
    const [first, last] = [this.thread.messages[0]?.position ?? 1, this.thread.messages.at(-1)?.position ?? 0];
    const happens = [
      () => this.write('m2', `their${this.now}`),
      () => {
        const clientId = `mine${this.sent++}`;
        this.outgoing.push({ clientId, chatId: 'c1', text: clientId, replyTo: null, at: this.now, state: 'waits', problem: null });
      },
      // The answer to a text is lost, so it is sent again.
      () => this.outgoing[0] && this.write(ME, this.outgoing[0].clientId),
      () => {
        const [entry] = this.outgoing;
        if (!entry) return;
        this.take(this.write(ME, entry.clientId));
        this.outgoing.shift();
      },
      () => {
        const line = this.lines.shift();
        if (line) this.take(line);
      },
      // Another process of the server tells it again.
      () => this.told[0] && this.take(this.told[this.next(this.told.length)]?.message ?? this.told[0].message),
      () =>
        this.asks(
          () => this.page(this.all.slice(Math.max(0, first - 1 - PAGE), first - 1)),
          (thread, page) => withPage(thread, page, 'older'),
        ),
      () =>
        this.asks(
          () => this.page(this.all.slice(last, last + PAGE)),
          (thread, page) => withPage(thread, page, 'newer'),
        ),
      () => {
        const isAtEnd = this.next(2) === 0;
        this.asks(
          () => this.page(this.all.slice(-PAGE)),
          (thread, page) => withNewest(thread, page, isAtEnd),
        );
      },
      () => this.waiting.splice(this.next(this.waiting.length), 1)[0]?.(),
    ];
    happens[this.next(happens.length)]?.();
  }

  /** Everything that is on its way arrives, and its reader scrolls to both ends. */
  settle() {
    for (const arrive of this.waiting.splice(0)) arrive();
    for (const { clientId } of this.outgoing.splice(0)) this.take(this.write(ME, clientId));
    for (const line of this.lines.splice(0)) this.take(line);
    for (let turn = 0; turn < this.all.length && (this.thread.hasOlder || this.thread.hasNewer); turn += 1) {
      const [first, last] = [this.thread.messages[0]?.position ?? 1, this.thread.messages.at(-1)?.position ?? 0];
      this.thread = withPage(this.thread, this.page(this.all.slice(Math.max(0, first - 1 - PAGE), first - 1)), 'older');
      this.thread = withPage(this.thread, this.page(this.all.slice(last, last + PAGE)), 'newer');
    }
  }
}

describe('Whatever comes in whatever order', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed + 1))('each message is shown once and in the order of the server (seed %i)', (seed) => {
    const talk = new Talk(numbers(seed));
    for (let step = 0; step < 120; step += 1) {
      talk.step();
      const rows = rowsOf(talk.thread, talk.outgoing, ME, 0);
      const positions = positionsOf(talk.thread);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      const texts = rows.flatMap(({ message: shown, entry }) => (entry ? [entry.clientId] : shown?.sender_id === ME ? [shown.client_id] : []));
      expect(new Set(texts).size).toBe(texts.length);
    }
    talk.settle();
    expect(talk.thread.messages).toEqual(talk.all);
    expect(rowsOf(talk.thread, talk.outgoing, ME, 0)).toHaveLength(talk.all.length);
  });
});
