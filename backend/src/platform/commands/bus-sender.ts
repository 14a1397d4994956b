import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Command, CommandSender } from '../../kernel/command.js';

/** Sends commands over Nest's command bus. */
@Injectable()
export class BusSender implements CommandSender {
  constructor(private readonly bus: CommandBus) {}

  send(command: Command): Promise<unknown> {
    return this.bus.execute(command);
  }
}
