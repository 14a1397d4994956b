import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CODE } from '../../../../contracts/envelope.js';
import { VOICE_MESSAGE_TEXT, voiceMessageProblem } from '../../../../contracts/voice-messages.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { presentIn } from '../room/room.state.rules.js';
import { roomStream } from '../room/room.stream.js';
import { type EditRoomMessage, KeepRoomMessage, KeepRoomMessageEdition, type PostRoomMessage } from './room-message.commands.js';
import { messageUnknown } from './room-message.decider.js';
import { roomMessageStream } from './room-message.stream.js';
import { RoomMessageSeals } from './room-message-seals.service.js';
import { utcDay } from './room-words.rules.js';

/** Throws RuleViolation where it says nothing, too much, or asks too much of whoever is shown it. */
function sayable(written: string): string {
  refuseProblems('voice-message.invalid', { content: voiceMessageProblem(written) ?? undefined });
  return written.trim();
}

@Injectable()
export class PostRoomMessageHandler implements ICommandHandler<PostRoomMessage> {
  constructor(
    private readonly store: EventStore,
    private readonly seals: RoomMessageSeals,
  ) {}

  async execute({ data: { text: written, ...of }, origin }: PostRoomMessage): Promise<void> {
    const text = sayable(written);
    // As the room itself knows it: a view may be behind, and what is written after the room was closed would never go.
    if (!presentIn(await this.store.state(roomStream, of.roomId), of.memberId))
      throw new RuleViolation(CODE.forbidden, VOICE_MESSAGE_TEXT.notThere, null, 'forbidden');
    const day = utcDay(origin.at);
    const sealed = await this.seals.seal({ ...of, day }, text);
    await this.store.begin(roomMessageStream, of.messageId, new KeepRoomMessage({ ...of, day, sealed }, origin));
  }
}

/** The same text again is no edit. */
@Injectable()
export class EditRoomMessageHandler implements ICommandHandler<EditRoomMessage> {
  constructor(
    private readonly store: EventStore,
    private readonly seals: RoomMessageSeals,
  ) {}

  async execute({ data: { text: written, messageId, memberId }, origin }: EditRoomMessage): Promise<void> {
    const text = sayable(written);
    const state = await this.store.state(roomMessageStream, messageId);
    if (!state) throw messageUnknown();
    const isOwn = state.memberId === memberId;
    if (isOwn && !state.isDeleted && (await this.seals.open(state, state.sealed)) === text) return;
    const sealed = isOwn ? await this.seals.seal(state, text) : '';
    const kept = { messageId, memberId, sealed, edition: state.edition + 1 };
    await this.store.decideOn(roomMessageStream, messageId, new KeepRoomMessageEdition(kept, origin));
  }
}
