import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { standingStream } from '../standing/standing.stream.js';
import { DecideAppeal } from './appeal.commands.js';
import { appealStream } from './appeal.stream.js';
import { heldOf } from './held-sanctions.rules.js';

/** Decides by what of the appealed decision holds now. */
@Injectable()
export class DecideAppealHandler implements ICommandHandler<DecideAppeal> {
  constructor(private readonly store: EventStore) {}

  async execute({ data, origin }: DecideAppeal): Promise<void> {
    const memberId = (await this.store.state(appealStream, data.appealId))?.memberId;
    const held = memberId ? heldOf(await this.store.state(standingStream, memberId), data.appealId, origin.at) : [];
    await this.store.decideOn(appealStream, data.appealId, new DecideAppeal({ ...data, held }, origin));
  }
}
