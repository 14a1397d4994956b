import { Injectable } from '@nestjs/common';
import { type Origin, step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { ChatDoor } from '../conversation/chat-door.service.js';
import { AdmitMessage, type Pair, type Shut } from '../conversation/conversation.commands.js';
import { conversation } from '../conversation/conversation.decider.js';
import type { PairState } from '../conversation/conversation.state.rules.js';
import { conversationStream, pairOf } from '../conversation/conversation.stream.js';
import { messageStream } from './message.stream.js';
import { RequestTexts } from './request-texts.service.js';

/** Nobody waits for an answer that long: what was not kept by then is not being kept any more. */
const LOST_MS = 60_000;

type Said = Pair & { readonly chatId: string; readonly messageId: string; readonly text: string };

/** Lets messages into conversations, so that of two texts of one request one alone is written. */
@Injectable()
export class Admitting {
  constructor(
    private readonly store: EventStore,
    private readonly door: ChatDoor,
    private readonly requests: RequestTexts,
  ) {}

  /** Whether it is a request; null where it was written before and would not be admitted any more. Throws RuleViolation where it may not be written. */
  async admit(said: Said, origin: Origin): Promise<{ readonly isRequest: boolean } | null> {
    const { shut } = await this.door.of(said);
    const state = await this.store.state(conversationStream, pairOf(said));
    try {
      return { isRequest: await this.decide(said, state, shut, origin) };
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      if (await this.store.hasBegun(messageStream, said.messageId)) return null;
      const lost = error.code === 'chat.request-waits' ? await this.lostRequest(said, origin) : null;
      if (lost === null) throw error;
      return { isRequest: await this.decide(said, state, shut, origin, lost) };
    }
  }

  /** What both write to each other records nothing here, so it needs no decision on the log. */
  private async decide(said: Said, state: PairState, shut: Shut, origin: Origin, lost: string | null = null): Promise<boolean> {
    const { chatId, memberId, otherId, messageId, text } = said;
    const command = new AdmitMessage({ chatId, memberId, otherId, messageId, shut, lost }, step(origin, 'admit'));
    if (conversation.decide(command, state).length === 0) return state.chats.get(chatId)?.isAccepted === false;
    await this.requests.refuseUnfit(text, memberId, origin);
    // Nothing follows where it was accepted meanwhile.
    return (await this.store.decideOn(conversationStream, pairOf(said), command)).length > 0;
  }

  /** The text of a request that was admitted and, a good while later, has not been kept: whoever wrote it has been told that it failed. */
  private async lostRequest(said: Said, { at }: Origin): Promise<string | null> {
    const past = await this.store.read(conversationStream, pairOf(said));
    const asked = past.findLast((event) => event.type === 'ChatRequestWritten' && event.data.chatId === said.chatId);
    if (asked?.type !== 'ChatRequestWritten' || Date.parse(at) - Date.parse(asked.at) < LOST_MS) return null;
    return (await this.store.hasBegun(messageStream, asked.data.messageId)) ? null : asked.data.messageId;
  }
}
