import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { EndPushOfSessions, TurnOffPush, TurnOnPush } from './push.commands.js';
import { pushStream } from './push.stream.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

@Injectable()
export class TurnOnPushHandler implements ICommandHandler<TurnOnPush> {
  constructor(
    private readonly store: EventStore,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  async execute(command: TurnOnPush): Promise<void> {
    const facts = await this.store.decideOn(pushStream, command.data.memberId, command);
    const ended = facts.filter(({ type }) => type === 'PushTurnedOff');
    for (const { data } of ended) await this.subscriptions.drop(data.memberId, data.sessionId);
  }
}

/** What is dropped before its fact is written is at worst found missing; the other way round it would stay. */
@Injectable()
export class TurnOffPushHandler implements ICommandHandler<TurnOffPush> {
  constructor(
    private readonly store: EventStore,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  async execute(command: TurnOffPush): Promise<void> {
    const { memberId, sessionId } = command.data;
    const devices = await this.store.state(pushStream, memberId);
    if (devices[sessionId] === undefined) return;
    await this.subscriptions.drop(memberId, sessionId);
    await this.store.decideOn(pushStream, memberId, command);
  }
}

@Injectable()
export class EndPushOfSessionsHandler implements ICommandHandler<EndPushOfSessions> {
  constructor(
    private readonly store: EventStore,
    private readonly subscriptions: PushSubscriptions,
  ) {}

  async execute(command: EndPushOfSessions): Promise<void> {
    const { memberId, keptSessionId } = command.data;
    const ended = Object.keys(await this.store.state(pushStream, memberId)).filter((sessionId) => sessionId !== keptSessionId);
    for (const sessionId of ended) await this.subscriptions.drop(memberId, sessionId);
    if (ended.length > 0) await this.store.decideOn(pushStream, memberId, command);
  }
}
