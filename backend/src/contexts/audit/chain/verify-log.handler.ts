import { setTimeout as rest } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import type { EventLog } from '../../../kernel/event-log.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Links } from '../../../platform/chain/links.js';
import { Signet } from '../../../platform/chain/seal.js';
import { EVENT_LOG, LINKS } from '../../../platform/tokens.js';
import { NoteVerification, type VerifyLog } from './chain.commands.js';
import { LogProof } from './log-proof.service.js';

/** A page takes about as long to compare: members wait for no more than that, and the house has the other half of the processor. */
const REST_MS = 20;

@Injectable()
export class VerifyLogHandler implements ICommandHandler<VerifyLog> {
  private readonly proof: LogProof;

  constructor(
    private readonly commands: CommandBus,
    @Inject(EVENT_LOG) log: EventLog,
    @Inject(LINKS) links: Links,
    store: EventStore,
    @Inject(Signet) signet: Signet,
  ) {
    this.proof = new LogProof({ log, links, store, signet });
  }

  async execute({ origin }: VerifyLog): Promise<void> {
    const compare = () => this.proof.verify([], { rest: () => rest(REST_MS) });
    let verdict = await compare();
    // Nobody is shut out for what was linked anew just then.
    if (verdict.fault) verdict = await compare();
    const { facts, head, fault } = verdict;
    await this.commands.execute(new NoteVerification({ facts, head, fault }, { ...origin, id: `${origin.id}/verdict`, causationId: origin.id }));
  }
}
