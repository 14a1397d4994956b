import type { LogFault } from '../../../../contracts/audit.js';
import type { Origin } from '../../../kernel/command.js';
import type { EventLog } from '../../../kernel/event-log.js';
import type { EventStore } from '../../../kernel/event-store.js';
import { lineOf, link, NO_EVENTS } from '../../../platform/chain/chain.js';
import { linkUpTo } from '../../../platform/chain/chain-keeper.js';
import type { Links } from '../../../platform/chain/links.js';
import { pagesOf } from '../../../platform/chain/pages.js';
import type { Seal, SignedGap, Signet } from '../../../platform/chain/seal.js';
import {
  type AcceptedGap,
  bindingElsewhere,
  bindingSeals,
  type ChainToVerify,
  gapsOf,
  type Verdict,
  verifyChain,
} from '../../../platform/chain/verify-chain.js';
import { tailOf } from '../../../platform/chain/verify-tail.js';
import { AcceptLogGap, NoteSeal, NoteVerification } from './chain.commands.js';
import { CHAIN_ID, chainStream } from './chain.decider.js';
import { Seals } from './seals.service.js';

export interface ProofTools {
  readonly log: EventLog;
  readonly links: Links;
  readonly store: EventStore;
  readonly signet: Signet;
}

/** Proves that the whole log is what was recorded. It needs no views, and may be asked beside the application. */
export class LogProof {
  constructor(private readonly tools: ProofTools) {}

  /** Compares the log with its links, its seals and those that were published; `binding`: how many of these no gap has given up. */
  async verify(
    published: readonly Seal[],
    watch: Pick<ChainToVerify, 'report' | 'rest'> = {},
  ): Promise<Verdict & { readonly gaps: readonly AcceptedGap[]; readonly binding: number }> {
    const { log, links, store, signet } = this.tools;
    const { seals, gaps } = await new Seals(store).all();
    const verdict = await verifyChain({ log, links, seals, published, gaps, publicKey: signet.publicKey, ...watch });
    return { ...verdict, gaps, binding: bindingElsewhere(published, gaps).length };
  }

  /**
   * Looks at the end of the log as every start does, and at all of it when that is not whole or a fault was found before; answers the first
   * place that is not what was recorded, or null.
   */
  async atStart(origin: Origin): Promise<LogFault | null> {
    const { log, links, store, signet } = this.tools;
    if ((await store.state(chainStream, CHAIN_ID)).fault) return this.lookedAtAgain(origin);
    const { seals, gaps } = await new Seals(store).all();
    const tail = await tailOf(log, links, bindingSeals(seals, gapsOf(signet.publicKey, gaps)).at(-1) ?? null, signet.publicKey);
    if (tail === 'whole') return null;
    const { fault } = await this.verify([]);
    // The links are of another engine, where each fact had another position: they are made again.
    if (!fault && tail === 'wrong') await links.cut(1);
    return fault;
  }

  /** What was wrong may have been put right from a backup. */
  private async lookedAtAgain(origin: Origin): Promise<LogFault | null> {
    const { facts, head, fault } = await this.verify([]);
    if (!fault) await this.tools.store.decideOn(chainStream, CHAIN_ID, new NoteVerification({ facts, head, fault }, origin));
    return fault;
  }

  /** Vouches for all that stands in the log now, once it was found to be what was recorded; answers the first place that is not, or null. */
  async seal(origin: Origin, report?: (facts: number) => void): Promise<LogFault | null> {
    const { log, links, store, signet } = this.tools;
    await linkUpTo(log, links);
    const { facts, head, root, fault } = await this.verify([], report ? { report } : {});
    if (fault) return fault;
    const { at, ...seal } = signet.seal({ size: facts, head, root, at: origin.at });
    await store.decideOn(chainStream, CHAIN_ID, new NoteSeal(seal, origin));
    return null;
  }

  /**
   * Takes what stands in the log from a fault on for what counts, and links it anew. The fact comes first: whoever is cut off in between
   * finds the fault again. Throws RuleViolation without a reason.
   */
  async accept({ kind, place }: LogFault, reason: string, origin: Origin): Promise<SignedGap & { readonly sealsGivenUp: number }> {
    const { log, links, store, signet } = this.tools;
    let [upTo, head] = [0, NO_EVENTS];
    for await (const fact of pagesOf(log)) [upTo, head] = [upTo + 1, link(head, lineOf(fact))];
    const { at, ...gap } = signet.accept({ place, upTo, head, kind, reason: reason.trim(), at: origin.at });
    await store.decideOn(chainStream, CHAIN_ID, new AcceptLogGap(gap, origin));
    await links.cut(place);
    await linkUpTo(log, links);
    const { seals } = await new Seals(store).all();
    return { ...gap, at, sealsGivenUp: seals.filter(({ size }) => size >= place).length };
  }
}
