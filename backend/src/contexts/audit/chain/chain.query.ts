import { Inject, Injectable } from '@nestjs/common';
import type { ChainView } from '../../../../contracts/audit.js';
import { NO_EVENTS } from '../../../platform/chain/chain.js';
import { FaultAtStart } from '../../../platform/chain/fault-at-start.js';
import type { Links } from '../../../platform/chain/links.js';
import { fingerprint, Signet } from '../../../platform/chain/seal.js';
import type { SealPlace } from '../../../platform/chain/seal-places.js';
import { LINKS, SEAL_PLACES } from '../../../platform/tokens.js';
import { Seals } from './seals.service.js';

/** Answers how the log is proven now. */
@Injectable()
export class ChainQuery {
  constructor(
    @Inject(LINKS) private readonly links: Links,
    @Inject(Signet) private readonly signet: Signet,
    private readonly seals: Seals,
    private readonly atStart: FaultAtStart,
    @Inject(SEAL_PLACES) private readonly places: readonly SealPlace[],
  ) {}

  async now(): Promise<ChainView> {
    const [last, { seals, gaps }] = await Promise.all([this.links.last(), this.seals.all()]);
    const seal = seals.at(-1);
    return {
      facts: last?.place ?? 0,
      head: last?.hash ?? NO_EVENTS,
      seal: seal ? { size: seal.size, at: seal.at, head: seal.head, root: seal.root, signature: seal.signature } : null,
      public_key: this.signet.publicKey,
      fingerprint: fingerprint(this.signet.publicKey),
      fault: this.atStart.fault,
      published_to: this.places.map(({ name }) => name),
      gaps: gaps.map(({ kind, place, upTo: up_to, at, reason }) => ({ kind, place, up_to, at, reason })),
    };
  }
}
