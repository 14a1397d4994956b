import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { fold } from '../../../kernel/event-store.js';
import { daysFromNow, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import type { Ids } from '../../../kernel/ids.js';
import { ChatDays } from './chat-days.service.js';
import { editionKey } from './chat-keys.rules.js';
import { ForgetChatDay, ForgetOldDays, StartChat } from './conversation.commands.js';
import { conversation } from './conversation.decider.js';
import type { ConversationEvent } from './conversation.events.js';
import { conversationStream, pairOf } from './conversation.stream.js';
import { ForgetOldDaysHandler } from './forget-old-days.handler.js';
import type { ChatDay, OldDays } from './old-days.port.js';

const DAY_MS = 24 * 60 * 60_000;
const CHATS = { c1: { memberId: 'elif', otherId: 'onur' }, c2: { memberId: 'elif', otherId: 'can' }, c3: { memberId: 'can', otherId: 'onur' } } as const;
type ChatId = keyof typeof CHATS;
const IDS = Object.keys(CHATS) as ChatId[];

interface Written {
  readonly id: string;
  readonly chatId: ChatId;
  readonly authorId: string;
  readonly day: string;
  readonly position: number;
}

/** The facts, what a view makes of them, and the keys that they destroy. */
class House {
  now = daysFromNow(0);
  days = 0;
  messages: Written[] = [];
  readonly written: Written[] = [];
  readonly destroyed = new Set<string>();
  readonly sent: string[] = [];
  private readonly facts = new Map<string, ConversationEvent[]>();

  private readonly old: OldDays = {
    nextBefore: async (before, after, most): Promise<ChatDay | null> => {
      const due = this.messages.filter(({ day, chatId, position }) => day < before && (!after || isBehind({ day, chatId, position }, after)));
      const [first] = due.sort((a, b) => (isBehind(a, b) ? 1 : -1));
      if (!first) return null;
      const found = due.filter(({ day, chatId }) => day === first.day && chatId === first.chatId).slice(0, most);
      return { ...first, ...CHATS[first.chatId], messageIds: found.map(({ id }) => id), position: found.at(-1)?.position ?? 0 };
    },
    nextOf: async () => null,
  };
  private readonly chatDays = new ChatDays(
    { execute: async (command: ForgetChatDay) => this.take(command) } as unknown as CommandBus,
    { derive: (name: string) => name } as unknown as Ids,
  );
  private readonly handler = new ForgetOldDaysHandler(this.old, this.chatDays, this, { now: () => new Date(this.now), wakeAt: () => () => undefined });

  constructor() {
    for (const chatId of IDS) this.take(new StartChat({ chatId, ...CHATS[chatId], asks: false }, sentAt(this.now, chatId)));
  }

  write(chatId: ChatId, authorId: string): void {
    const position = this.written.length + 1;
    const message = { id: `m${position}`, chatId, authorId, day: this.now.slice(0, 10), position };
    this.messages.push(message);
    this.written.push(message);
  }

  run(): Promise<void> {
    return this.handler.execute(new ForgetOldDays({}, sentAt(this.now, `run-${this.now}`)));
  }

  private take(command: StartChat | ForgetChatDay): void {
    const stream = pairOf(command.data);
    const past = this.facts.get(stream) ?? [];
    const facts = conversation.decide(command, fold(conversation, past));
    this.facts.set(stream, [...past, ...facts]);
    if (command.type === 'ForgetChatDay') this.sent.push(command.origin.id);
    for (const fact of facts) {
      if (fact.type !== 'ChatDayForgotten') continue;
      for (const key of conversationStream.events.ChatDayForgotten.erases?.(recorded(fact).data) ?? []) this.destroyed.add(key);
      this.messages = this.messages.filter(({ id }) => !fact.data.messageIds.includes(id));
    }
  }
}

const isBehind = (one: Pick<Written, 'day' | 'chatId' | 'position'>, other: { day: string; chatId: string; position: number }): boolean => {
  if (one.day !== other.day) return one.day > other.day;
  return one.chatId === other.chatId ? one.position > other.position : one.chatId > other.chatId;
};

const isReadable = (house: House, { id, chatId, authorId, day }: Written): boolean => {
  const key = editionKey({ chatId, authorId, messageId: id, day, edition: 0 });
  return !house.destroyed.has(key.slice(0, key.indexOf('#') + 1));
};

describe('What is kept of conversations', () => {
  it('is what was written in the last days of all runs, whatever is written and set meanwhile', async () => {
    const step = fc.oneof(
      fc.record({ what: fc.constant('write' as const), chatId: fc.constantFrom(...IDS), isStarter: fc.boolean() }),
      fc.record({ what: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ what: fc.constant('set' as const), days: fc.constantFrom(0, 1, 2, 5, 30) }),
      fc.record({ what: fc.constant('run' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
        const house = new House();
        let kept: Written[] = [];
        for (const one of steps) {
          if (one.what === 'write') {
            const { memberId, otherId } = CHATS[one.chatId];
            house.write(one.chatId, one.isStarter ? memberId : otherId);
            kept.push(house.written.at(-1) as Written);
          }
          if (one.what === 'pass') house.now = new Date(Date.parse(house.now) + one.hours * 3_600_000).toISOString();
          if (one.what === 'set') house.days = one.days;
          if (one.what === 'run') {
            await house.run();
            // A day that ended longer ago than messages are kept.
            const isOver = ({ day }: Written) => house.days > 0 && Date.parse(day) + DAY_MS + house.days * DAY_MS <= Date.parse(house.now);
            kept = kept.filter((message) => !isOver(message));
          }
          expect(house.messages.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
          expect(house.written.filter((message) => isReadable(house, message))).toEqual(kept);
        }
        expect(new Set(house.sent).size).toBe(house.sent.length);
      }),
      { numRuns: Number(process.env.HISTORIES ?? 100) },
    );
  });

  it('is let go of so many days of conversations at a time, and no further once it is to be kept', async () => {
    const house = new House();
    for (let day = 0; day < 1_100; day++) {
      house.now = daysFromNow(day);
      house.write('c1', 'elif');
    }
    house.now = daysFromNow(2_000);
    await house.run();
    expect(house.messages).toHaveLength(1_100);
    house.days = 1;
    await house.run();
    expect(house.messages).toHaveLength(100);
    house.days = 0;
    await house.run();
    expect(house.messages).toHaveLength(100);
    house.days = 900;
    await house.run();
    expect(house.messages.map(({ day }) => day)).toEqual([]);
  });

  it('of a long day is let go of in parts', async () => {
    const house = new House();
    for (let sent = 0; sent < 1_500; sent++) house.write('c2', sent % 2 === 0 ? 'elif' : 'can');
    house.write('c3', 'onur');
    [house.now, house.days] = [daysFromNow(2), 1];
    await house.run();
    expect([house.messages.length, house.sent.length]).toEqual([0, 3]);
  });
});
