import type { Lease, Leases } from '../../kernel/leases.js';

/** Leases where the lock on the data folder already sees to it that there is one process only. */
export class SoleHolder implements Leases {
  seek(): Lease {
    return { fence: 0, release: () => Promise.resolve() };
  }

  async close(): Promise<void> {
    // There is nobody to give anything back to.
  }
}
