import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { NoteSessionUse } from './session.commands.js';
import { hourOf } from './session.rules.js';
import { sessionUseStream } from './session-use.decider.js';

@Injectable()
export class NoteSessionUseHandler implements ICommandHandler<NoteSessionUse> {
  constructor(private readonly store: EventStore) {}

  async execute(command: NoteSessionUse): Promise<void> {
    await this.store.decideOn(sessionUseStream, `${command.data.sessionId}.${hourOf(command.origin.at)}`, command);
  }
}
