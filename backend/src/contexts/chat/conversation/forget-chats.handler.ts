import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { ChatsOfMember } from './chats-of-member.port.js';
import { ForgetChatMember, type ForgetChatsOfMember } from './conversation.commands.js';
import { conversationStream, pairOf } from './conversation.stream.js';
import { HeldChats } from './held-chats.port.js';

/** Pair by pair; a run that was cut short goes on with those that are left. */
@Injectable()
export class ForgetChatsOfMemberHandler implements ICommandHandler<ForgetChatsOfMember> {
  constructor(
    private readonly commands: CommandBus,
    private readonly chats: ChatsOfMember,
    private readonly views: ViewPositions,
    private readonly store: EventStore,
    private readonly held: HeldChats,
  ) {}

  async execute({ data: { memberId, position }, origin }: ForgetChatsOfMember): Promise<void> {
    await this.views.reached(position);
    await oneAfterAnother(
      (after, limit) => this.chats.pairsAfter(memberId, after, limit),
      async ({ otherId }) => {
        const { chats } = await this.store.state(conversationStream, pairOf({ memberId, otherId }));
        const held = [...(await this.held.heldAmong([...chats.keys()]))];
        await this.commands.execute(new ForgetChatMember({ memberId, otherId, held }, step(origin, otherId)));
      },
    );
  }
}
