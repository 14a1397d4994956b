import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { OverdueSessions } from './overdue-sessions.port.js';
import { ExpireSession, ExpireSessions, NoteSessionUse } from './session.commands.js';
import { hourOf } from './session.rules.js';
import { sessionUseStream } from './session-use.decider.js';

/** What is left over is there the next time. */
const AT_ONCE = 500;

@Injectable()
export class ExpireSessionsHandler implements ICommandHandler<ExpireSessions> {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: OverdueSessions,
  ) {}

  async execute({ origin }: ExpireSessions): Promise<void> {
    for (const sessionId of await this.sessions.over(AT_ONCE)) {
      await this.commands.execute(new ExpireSession({ sessionId }, step(origin, sessionId)));
    }
  }
}

@Injectable()
export class NoteSessionUseHandler implements ICommandHandler<NoteSessionUse> {
  constructor(private readonly store: EventStore) {}

  async execute(command: NoteSessionUse): Promise<void> {
    await this.store.decideOn(sessionUseStream, `${command.data.sessionId}.${hourOf(command.origin.at)}`, command);
  }
}
