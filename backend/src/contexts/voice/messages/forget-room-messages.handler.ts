import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { destroyKeysOf } from '../../../platform/commands/decides-and-destroys.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { VAULT } from '../../../platform/tokens.js';
import { OldRoomMessages } from './old-room-messages.port.js';
import { type ForgetRoomMessages, ForgetSomeRoomMessages } from './room-message.commands.js';
import { roomChatStream } from './room-message.stream.js';

/** Day by day, the oldest first. */
@Injectable()
export class ForgetRoomMessagesHandler implements ICommandHandler<ForgetRoomMessages> {
  constructor(
    private readonly store: EventStore,
    private readonly messages: OldRoomMessages,
    private readonly views: ViewPositions,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute({ data: { roomId, upTo }, origin }: ForgetRoomMessages): Promise<void> {
    for (;;) {
      const found = await this.messages.someOfOldestDay(roomId, upTo);
      if (!found) return;
      const named = step(origin, `${found.day}/${found.messageIds[0]}`);
      const facts = await this.store.decideOn(roomChatStream, roomId, new ForgetSomeRoomMessages({ roomId, ...found }, named));
      await destroyKeysOf(roomChatStream, facts, this.vault);
      const [last] = (await this.store.read(roomChatStream, roomId)).slice(-1);
      await this.views.reached(last?.position ?? 0);
    }
  }
}
