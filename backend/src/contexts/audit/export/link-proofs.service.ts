import { setImmediate as breath } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { NO_EVENTS } from '../../../platform/chain/chain.js';
import type { Links } from '../../../platform/chain/links.js';
import { GrowingConsistency, leafOf, ProvingTree } from '../../../platform/chain/merkle-tree.js';
import type { Seal } from '../../../platform/chain/seal.js';
import { LINKS } from '../../../platform/tokens.js';

const PAGE = 1_000;

/** Where a fact stands in the chain, and what shows it. */
export interface LinkProof {
  readonly place: number;
  readonly previous: string;
  readonly digest: string;
  readonly path: readonly Buffer[];
}

interface Proven {
  /** By position; a fact that the seal does not cover is not among them. */
  readonly proofs: ReadonlyMap<number, LinkProof>;
  readonly consistency: readonly string[];
}

/** Proves, in one walk over the links, that facts are under a seal and that an earlier seal was over the same facts. */
@Injectable()
export class LinkProofs {
  constructor(@Inject(LINKS) private readonly links: Links) {}

  /** Throws when the links are not what was sealed. */
  async under(seal: Seal, earlier: Seal | null, positions: ReadonlySet<number>): Promise<Proven> {
    const tree = new ProvingTree();
    const consistency = new GrowingConsistency(earlier?.size ?? 0, seal.size);
    const proofs = new Map<number, LinkProof>();
    let previous = NO_EVENTS;
    for (let place = 1; place <= seal.size; ) {
      const page = await this.links.read(place, Math.min(PAGE, seal.size - place + 1));
      if (page.length === 0) throw new Error(`the links end at place ${place - 1}, and ${seal.size} facts are sealed`);
      for (const link of page) {
        const leaf = leafOf(link.hash);
        consistency.append(leaf);
        if (positions.has(link.position)) proofs.set(link.position, { place: link.place, previous, digest: link.hash, path: tree.prove(leaf) });
        else tree.append(leaf);
        previous = link.hash;
      }
      place += page.length;
      // A million links take seconds, in which requests are answered too.
      await breath();
    }
    if (tree.close() !== seal.root) throw new Error(`the links do not agree with the seal of ${seal.at}: nothing is exported until the log was verified`);
    return { proofs, consistency: consistency.proof() };
  }
}
