import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Origin } from '../../../kernel/command.js';
import type { EventLog } from '../../../kernel/event-log.js';
import { linkUpTo } from '../../../platform/chain/chain-keeper.js';
import type { Links } from '../../../platform/chain/links.js';
import { type Seal, Signet } from '../../../platform/chain/seal.js';
import { bindingSeals, gapsOf } from '../../../platform/chain/verify-chain.js';
import { EVENT_LOG, LINKS } from '../../../platform/tokens.js';
import { SealLog } from '../chain/chain.commands.js';
import { Seals } from '../chain/seals.service.js';

/** Seals the log for an export. */
@Injectable()
export class ExportSeal {
  constructor(
    private readonly commands: CommandBus,
    private readonly seals: Seals,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(LINKS) private readonly links: Links,
    @Inject(Signet) private readonly signet: Signet,
  ) {}

  /** A seal over all that stands in the log, and the one before it, which was published; null when there is none. */
  async now(origin: Origin): Promise<{ readonly seal: Seal; readonly earlier: Seal | null }> {
    await linkUpTo(this.log, this.links);
    await this.commands.execute(new SealLog({}, { ...origin, id: `${origin.id}/export` }));
    const { seals, gaps } = await this.seals.all();
    const binding = bindingSeals(seals, gapsOf(this.signet.publicKey, gaps));
    const seal = binding.at(-1);
    if (!seal) throw new Error('the log could not be sealed for an export');
    return { seal, earlier: binding.findLast(({ size }) => size < seal.size) ?? null };
  }
}
