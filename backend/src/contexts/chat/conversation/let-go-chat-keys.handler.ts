import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { DestroyChatKeys, type LetGoChatKeys } from './conversation.commands.js';
import { HeldChats } from './held-chats.port.js';

/** Nothing that a report is about loses its keys before it is decided; what is decided asks again. */
@Injectable()
export class LetGoChatKeysHandler implements ICommandHandler<LetGoChatKeys> {
  constructor(
    private readonly commands: CommandBus,
    private readonly views: ViewPositions,
    private readonly held: HeldChats,
  ) {}

  async execute({ data: { position, ...of }, origin }: LetGoChatKeys): Promise<void> {
    await this.views.reached(position);
    if ((await this.held.heldAmong([of.chatId])).has(of.chatId)) return;
    await this.commands.execute(new DestroyChatKeys(of, step(origin, 'destroy')));
  }
}
