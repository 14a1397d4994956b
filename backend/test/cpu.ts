/** What work costs, in processor time of this process and its threads: a clock would measure what else the machine does. */

import { cpuUsage } from 'node:process';
import { expect } from '@jest/globals';

/** Processor milliseconds that passed while this ran. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = cpuUsage();
  await work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1_000;
}

const MOST_TRIES = 5;

/** Into a try may fall that the process tidies the memory of all files before, or what another part of it does; what is dear is dear each time. */
export async function expectCheap(mostMs: number, attempt: (turn: number) => Promise<number>): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 1; turn <= MOST_TRIES && least >= mostMs; turn++) least = Math.min(least, await attempt(turn));
  expect(least).toBeLessThan(mostMs);
}
