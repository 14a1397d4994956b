import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Seal } from '../../../platform/chain/seal.js';
import type { AcceptedGap } from '../../../platform/chain/verify-chain.js';
import { CHAIN_ID, chainStream } from './chain.decider.js';

/** Reads from the log what was said about it. */
@Injectable()
export class Seals {
  constructor(private readonly store: EventStore) {}

  /** All seals and accepted gaps, in order. */
  async all(): Promise<{ readonly seals: readonly Seal[]; readonly gaps: readonly AcceptedGap[] }> {
    const facts = await this.store.read(chainStream, CHAIN_ID);
    const seals: Seal[] = [];
    const gaps: AcceptedGap[] = [];
    for (const { type, at, data } of facts) {
      if (type === 'LogSealed') seals.push({ ...data, at });
      if (type === 'LogGapAccepted') gaps.push({ ...data, at, sealsBefore: seals.length });
    }
    return { seals, gaps };
  }
}
