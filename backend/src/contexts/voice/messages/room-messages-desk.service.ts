import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CODE } from '../../../../contracts/envelope.js';
import { holds } from '../../../../contracts/permissions.js';
import {
  type PostVoiceMessageRequest,
  VOICE_MESSAGE_LIMITS,
  VOICE_MESSAGE_TEXT,
  type VoiceMessage,
  type VoiceMessagePage,
} from '../../../../contracts/voice-messages.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ParticipantsQuery } from '../room/participants.query.js';
import { RoomTextGate } from '../room/room-text-gate.service.js';
import { placeIn } from './place.rules.js';
import { DeleteRoomMessage, EditRoomMessage, PostRoomMessage } from './room-message.commands.js';
import { messageUnknown } from './room-message.decider.js';
import { RoomMessagesQuery } from './room-messages.query.js';

/** Reading and writing in rooms. Nobody reads unseen: also staff have to be present. */
@Injectable()
export class RoomMessagesDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly participants: ParticipantsQuery,
    private readonly messages: RoomMessagesQuery,
    private readonly limits: RateLimits,
    private readonly gate: RoomTextGate,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async page(roomId: string, before: string | undefined, limit: number = VOICE_MESSAGE_LIMITS.page.default, caller: Caller): Promise<VoiceMessagePage> {
    const { memberId } = sessionOf(caller);
    await this.refuseAbsent(roomId, memberId);
    return this.messages.page(roomId, memberId, placeIn(before), Math.min(limit, VOICE_MESSAGE_LIMITS.page.max));
  }

  async post(roomId: string, { content, parentMessageId }: PostVoiceMessageRequest, caller: Caller): Promise<VoiceMessage> {
    const { memberId } = sessionOf(caller);
    await this.refuseAbsent(roomId, memberId);
    await this.countOne(memberId);
    await this.gate.refuse({ content }, caller);
    if (parentMessageId) await this.refuseUnanswerable(parentMessageId, roomId, memberId);
    const messageId = this.ids.next();
    const said = { messageId, roomId, memberId, text: content, messageType: 'text' as const, parentMessageId: parentMessageId ?? null };
    await this.commands.execute(new PostRoomMessage(said, this.origins.of(caller)));
    return this.shown(messageId, memberId);
  }

  async edit(messageId: string, text: string, caller: Caller): Promise<VoiceMessage> {
    const { memberId } = sessionOf(caller);
    const found = await this.messages.find(messageId);
    if (!found) throw messageUnknown();
    await this.refuseAbsent(found.room_id, memberId);
    await this.countOne(memberId);
    await this.gate.refuse({ content: text }, caller);
    await this.commands.execute(new EditRoomMessage({ messageId, memberId, text }, this.origins.of(caller)));
    return this.shown(messageId, memberId);
  }

  /** Whoever left may still take back what they wrote. */
  async remove(messageId: string, caller: Caller): Promise<{ deleted: true }> {
    const { memberId } = sessionOf(caller);
    const found = await this.messages.find(messageId);
    if (!found) throw messageUnknown();
    await this.countOne(memberId);
    const moderates = holds(caller.role, 'voice.moderate') || (await this.participants.moderates(found.room_id, memberId));
    await this.commands.execute(new DeleteRoomMessage({ messageId, memberId, moderates }, this.origins.of(caller)));
    return this.reply.afterViews(async () => ({ deleted: true }));
  }

  private shown(messageId: string, memberId: string): Promise<VoiceMessage> {
    return this.reply.afterViews(async () => {
      const message = await this.messages.one(messageId, memberId);
      if (!message) throw messageUnknown();
      return message;
    });
  }

  private countOne(memberId: string): Promise<void> {
    return this.limits.countInMinute(`voice-message:${memberId}`, VOICE_MESSAGE_LIMITS.aMinute);
  }

  private async refuseAbsent(roomId: string, memberId: string): Promise<void> {
    if (await this.participants.isIn(roomId, memberId)) return;
    await this.participants.refuseUnknown(roomId);
    throw new RuleViolation(CODE.forbidden, VOICE_MESSAGE_TEXT.notThere, null, 'forbidden');
  }

  private async refuseUnanswerable(messageId: string, roomId: string, memberId: string): Promise<void> {
    const found = await this.messages.find(messageId);
    const isThere = found?.room_id === roomId && found.message_type === 'text' && !found.is_deleted && (await this.messages.one(messageId, memberId)) !== null;
    if (!isThere) throw new RuleViolation(CODE.notFound, VOICE_MESSAGE_TEXT.parentNotFound, null, 'not-found');
  }
}
