import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fold } from '../../../kernel/event-store.js';
import { minutesFromNow, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import {
  AcceptChat,
  AdmitMessage,
  type ConversationCommand,
  DeleteChat,
  ForgetChatMember,
  type Shut,
  StartChat,
} from '../conversation/conversation.commands.js';
import { conversation } from '../conversation/conversation.decider.js';
import type { ConversationEvent } from '../conversation/conversation.events.js';
import { type SideDocument, sideId } from './sides.model.js';
import { sidesProjection } from './sides.projection.js';
import { standingOf } from './standing.rules.js';

const [ELIF, ONUR] = ['elif', 'onur'] as const;
const other = (id: string) => (id === ELIF ? ONUR : ELIF);
const STEPS = 60;
const RUNS = Number(process.env.HISTORIES ?? 100);

/** What the specification says, in the plainest words: conversations as each side has them. */
class Model {
  readonly chats: { id: string; starter: string; accepted: boolean; deleted: Set<string>; messages: string[]; shown: Record<string, string[]> }[] = [];
  readonly gone = new Set<string>();
  readonly saidNo = new Map<string, number>();

  get current() {
    const chat = this.chats.at(-1);
    return chat && chat.deleted.size === 0 && this.gone.size === 0 ? chat : undefined;
  }

  start(who: string, shut: Shut, asks: boolean, at: number, id: string): boolean {
    const chat = this.current;
    if (chat) {
      if (chat.starter !== who && !chat.accepted && chat.messages.length === 0 && shut === null) chat.accepted = true;
      return true;
    }
    if (shut !== null || this.gone.size > 0 || at < (this.saidNo.get(who) ?? -1)) return false;
    this.chats.push({ id, starter: who, accepted: !asks, deleted: new Set(), messages: [], shown: { [ELIF]: [], [ONUR]: [] } });
    return true;
  }

  write(who: string, index: number, shut: Shut, message: string): boolean {
    const chat = this.chats[index];
    if (!chat || chat.deleted.size > 0 || this.gone.size > 0 || shut === 'blocked') return false;
    const isFirst = chat.messages.length === 0;
    if (!chat.accepted && (chat.starter !== who || !isFirst || shut !== null)) return false;
    chat.messages.push(message);
    for (const id of [ELIF, ONUR]) chat.shown[id]?.push(message);
    return true;
  }

  accept(who: string, index: number): boolean {
    const chat = this.chats[index];
    if (!chat || chat.deleted.size > 0 || this.gone.size > 0) return false;
    if (chat.accepted) return true;
    if (chat.starter === who || chat.messages.length === 0) return false;
    chat.accepted = true;
    return true;
  }

  remove(who: string, index: number, at: number): boolean {
    const chat = this.chats[index];
    if (!chat) return false;
    if (chat.deleted.has(who)) return true;
    if (!chat.accepted && chat.messages.length > 0 && chat.deleted.size === 0) this.saidNo.set(chat.starter, at + 30 * 24 * 60);
    chat.deleted.add(who);
    chat.shown[who] = [];
    return true;
  }

  forget(who: string): void {
    if (this.chats.length > 0) this.gone.add(who);
  }
}

/** The same through the rules, the facts and the view. */
class House {
  readonly facts: ConversationEvent[] = [];
  readonly view = new Map<string, SideDocument>();
  readonly messages = new Map<string, { id: string; position: number }[]>();
  private position = 0;

  run(command: ConversationCommand): boolean {
    try {
      const events = conversation.decide(command, fold(conversation, this.facts));
      for (const event of events) this.take(event, command.origin.at);
      return true;
    } catch (error) {
      if (error instanceof RuleViolation) return false;
      throw error;
    }
  }

  write(chatId: string, authorId: string, messageId: string, at: string): void {
    const isRequest = fold(conversation, this.facts).chats.get(chatId)?.isAccepted === false;
    const data = { messageId, chatId, authorId, otherId: other(authorId), clientId: 'k', sealed: 's', day: 'd', replyTo: null, isRequest, openUntil: at };
    const position = this.take({ type: 'MessageSent', data }, at);
    this.messages.set(chatId, [...(this.messages.get(chatId) ?? []), { id: messageId, position }]);
  }

  /** The text of a request, which is kept as soon as it is admitted here. */
  requestOf(chatId: string): string | null {
    return fold(conversation, this.facts).chats.get(chatId)?.requestId ?? null;
  }

  shown(chatId: string, memberId: string): string[] {
    const from = this.view.get(sideId(chatId, memberId))?.reads_after ?? Number.MAX_SAFE_INTEGER;
    return (this.messages.get(chatId) ?? []).filter(({ position }) => position > from).map(({ id }) => id);
  }

  get ids(): string[] {
    return [...fold(conversation, this.facts).chats.keys()];
  }

  private take(event: ConversationEvent | { type: 'MessageSent'; data: object }, at: string): number {
    this.position += 1;
    if (event.type !== 'MessageSent') this.facts.push(event as ConversationEvent);
    for (const write of project(sidesProjection, recorded(event, { at, position: this.position }))) {
      if ('put' in write) this.view.set(write.id, { _id: write.id, ...write.put } as SideDocument);
      else if ('remove' in write) this.view.delete(write.id);
      else if (this.view.has(write.id)) this.view.set(write.id, { ...(this.view.get(write.id) as SideDocument), ...write.update.$set });
    }
    return this.position;
  }
}

function play(numbers: readonly number[]) {
  const [model, house] = [new Model(), new House()];
  const happened = new Set<string>();
  numbers.forEach((number, at) => {
    // A step is some days long, so that what was refused may be asked again.
    const minute = at * 24 * 60 * 3;
    const origin = sentAt(minutesFromNow(minute), `c${at}`);
    const memberId = number % 2 === 0 ? ELIF : ONUR;
    const pair = { memberId, otherId: other(memberId) };
    const what = Math.floor(number / 2) % 64;
    const shut = ([null, null, null, null, null, 'closed', 'blocked'] as const)[Math.floor(number / 128) % 7] ?? null;
    const index = Math.max(0, house.ids.length - 1 - (Math.floor(number / 1024) % 2));
    const chatId = house.ids[index] ?? 'none';
    const outcome = ((): readonly [string, boolean, boolean] => {
      if (what < 14) {
        const asks = what % 2 === 0;
        return ['start', house.run(new StartChat({ ...pair, chatId: `c${at}`, shut, asks }, origin)), model.start(memberId, shut, asks, minute, `c${at}`)];
      }
      if (what < 44) {
        const admitted = house.run(new AdmitMessage({ ...pair, chatId, messageId: `m${at}`, shut }, origin));
        if (admitted) house.write(chatId, memberId, `m${at}`, origin.at);
        return ['write', admitted, model.write(memberId, index, shut, `m${at}`)];
      }
      if (what < 52) return ['accept', house.run(new AcceptChat({ ...pair, chatId, keptId: house.requestOf(chatId) }, origin)), model.accept(memberId, index)];
      if (what < 63) return ['remove', house.run(new DeleteChat({ ...pair, chatId }, origin)), model.remove(memberId, index, minute)];
      house.run(new ForgetChatMember(pair, origin));
      model.forget(memberId);
      return ['forget', true, true];
    })();
    expect([at, ...outcome.slice(0, 2)]).toEqual([at, outcome[0], outcome[2]]);
    happened.add(`${outcome[0]} ${outcome[1]}`);
    compare(model, house);
  });
  return happened;
}

function compare(model: Model, house: House): void {
  expect(house.ids).toEqual(model.chats.map(({ id }) => id));
  for (const chat of model.chats) {
    for (const memberId of [ELIF, ONUR]) {
      const side = house.view.get(sideId(chat.id, memberId));
      // Whose account has ended has nothing any more.
      if (model.gone.has(memberId)) {
        expect(side).toBeUndefined();
        continue;
      }
      if (!side) throw new Error('a side without a conversation');
      expect(house.shown(chat.id, memberId)).toEqual(chat.shown[memberId]);
      const { notice, mayWrite } = standingOf(side, false);
      const closed = chat.deleted.has(memberId)
        ? 'youDeleted'
        : chat.deleted.has(other(memberId))
          ? 'otherDeleted'
          : model.gone.size > 0
            ? 'cannotWrite'
            : null;
      const asking = chat.accepted ? null : chat.starter !== memberId ? 'acceptFirst' : chat.messages.length > 0 ? 'requestWaits' : null;
      expect([notice, mayWrite]).toEqual([closed ?? asking, (closed ?? asking) === null]);
      const isListed = chat.messages.length > 0 || (chat.accepted && side.place === 'list');
      const place = chat.messages.length > 0 && !chat.accepted && chat.starter !== memberId ? 'requests' : isListed ? 'list' : 'none';
      expect([side.place, side.is_gone]).toEqual([place, chat.deleted.has(memberId)]);
    }
  }
}

describe('What each side of a conversation has', () => {
  it('is what the specification says, whatever both do', () => {
    const happened = new Set<string>();
    fc.assert(
      fc.property(fc.array(fc.noBias(fc.nat()), { minLength: STEPS, maxLength: STEPS }), (numbers) => {
        for (const one of play(numbers)) happened.add(one);
      }),
      { numRuns: RUNS },
    );
    expect([...happened].sort()).toEqual(
      ['accept false', 'accept true', 'forget true', 'remove false', 'remove true', 'start false', 'start true', 'write false', 'write true'].sort(),
    );
  });
});

describe('The last that was written', () => {
  it('stands where the conversation began, then where the last message does; what the other side wrote is kept beside it', () => {
    const house = new House();
    house.run(new StartChat({ chatId: 'c1', memberId: ELIF, otherId: ONUR, asks: false }, sentAt(minutesFromNow(1), 'start')));
    const lastOf = () =>
      [ELIF, ONUR].map((id) => {
        const { last_position, heard_id, heard_position } = house.view.get(sideId('c1', id)) as SideDocument;
        return [last_position, heard_id, heard_position];
      });
    expect(lastOf()).toEqual([
      [1, null, 0],
      [1, null, 0],
    ]);
    house.write('c1', ELIF, 'm1', minutesFromNow(2));
    house.write('c1', ONUR, 'm2', minutesFromNow(3));
    expect(lastOf()).toEqual([
      [3, 'm2', 3],
      [3, 'm1', 2],
    ]);
  });
});
