import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Links } from '../../../platform/chain/links.js';
import { Signet } from '../../../platform/chain/seal.js';
import { bindingSeals, gapsOf } from '../../../platform/chain/verify-chain.js';
import { LINKS } from '../../../platform/tokens.js';
import { NoteSeal, type SealLog } from './chain.commands.js';
import { SealedLinks } from './sealed-links.service.js';
import { Seals } from './seals.service.js';

@Injectable()
export class SealLogHandler implements ICommandHandler<SealLog> {
  constructor(
    private readonly commands: CommandBus,
    private readonly links: SealedLinks,
    private readonly seals: Seals,
    @Inject(LINKS) private readonly kept: Links,
    @Inject(Signet) private readonly signet: Signet,
  ) {}

  async execute({ origin }: SealLog): Promise<void> {
    const state = await this.links.now();
    if (state.size === 0 || !(await this.agrees())) return;
    const { at, ...seal } = this.signet.seal({ ...state, at: origin.at });
    await this.commands.execute(new NoteSeal(seal, { ...origin, at, id: `${origin.id}/seal`, causationId: origin.id }));
  }

  /** What was changed is not sealed over: links that lost what was sealed have to reach it again, and others are told. */
  private async agrees(): Promise<boolean> {
    const { seals, gaps } = await this.seals.all();
    const last = bindingSeals(seals, gapsOf(this.signet.publicKey, gaps)).at(-1);
    if (!last) return true;
    const [link] = await this.kept.read(last.size, 1);
    if (link && link.hash !== last.head) throw new Error(`the links do not agree with the seal of ${last.at}: nothing is sealed until the log was verified`);
    return link !== undefined;
  }
}
