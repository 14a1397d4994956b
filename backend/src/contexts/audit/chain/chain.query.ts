import { Inject, Injectable } from '@nestjs/common';
import type { ChainView } from '../../../../contracts/audit.js';
import { NO_EVENTS } from '../../../platform/chain/chain.js';
import { KnownFault } from '../../../platform/chain/known-fault.js';
import type { Links } from '../../../platform/chain/links.js';
import { fingerprint, Signet } from '../../../platform/chain/seal.js';
import type { SealPlace } from '../../../platform/chain/seal-places.js';
import { LINKS, SEAL_PLACES } from '../../../platform/tokens.js';
import { ChainInForce } from './chain-in-force.service.js';

/** Answers how the log is proven now. */
@Injectable()
export class ChainQuery {
  constructor(
    @Inject(LINKS) private readonly links: Links,
    @Inject(Signet) private readonly signet: Signet,
    private readonly chain: ChainInForce,
    private readonly known: KnownFault,
    @Inject(SEAL_PLACES) private readonly places: readonly SealPlace[],
  ) {}

  async now(): Promise<ChainView> {
    const last = await this.links.last();
    const { seal, gaps, verified } = this.chain.now;
    return {
      facts: last?.place ?? 0,
      head: last?.hash ?? NO_EVENTS,
      seal: seal ? { size: seal.size, at: seal.at, head: seal.head, root: seal.root, signature: seal.signature } : null,
      public_key: this.signet.publicKey,
      fingerprint: fingerprint(this.signet.publicKey),
      fault: this.known.fault,
      verified,
      published_to: this.places.map(({ name }) => name),
      gaps: gaps.map(({ kind, place, upTo: up_to, at, reason }) => ({ kind, place, up_to, at, reason })),
    };
  }
}
