import type { Lease, Leases } from '../../kernel/leases.js';

/** Waits for a lease, does the work and gives the lease back. */
export async function whileHolding<T>(leases: Leases, name: string, work: () => Promise<T>): Promise<T> {
  let won: () => void = () => undefined;
  const winning = new Promise<void>((resolve) => {
    won = resolve;
  });
  const lease: Lease = leases.seek(name, () => lease.fence !== null && won());
  if (lease.fence === null) await winning;
  try {
    return await work();
  } finally {
    await lease.release();
  }
}
