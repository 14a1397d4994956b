import type { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreSilent } from './drained.js';
import { EventStoreTooOld, LEAST_VERSION } from './failures.js';

/** What the client says of a server that knows no such question. */
const NOT_TOLD = 'unknown';

/** The protected part of the client that asks a server what it is. */
interface Innards {
  readonly capabilities: Promise<{ readonly serverVersion: string }>;
}

/** The version of the server, null when it cannot tell one; rejects when it says nothing for a time, in milliseconds (the client itself would wait forever). */
export function versionOf(client: EventStoreDBClient, silenceMs: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new EventStoreSilent(silenceMs)), silenceMs);
    (client as unknown as Innards).capabilities
      .then(({ serverVersion }) => resolve(serverVersion === NOT_TOLD ? null : serverVersion), reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Throws EventStoreTooOld for a version, or for one that was not told, that is below the least. */
export function refuseOld(version: string | null): void {
  const [major, minor] =
    /^(\d+)\.(\d+)/
      .exec(version ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (major === undefined || minor === undefined) throw new EventStoreTooOld(null);
  const [leastMajor = 0, leastMinor = 0] = LEAST_VERSION.split('.').map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) throw new EventStoreTooOld(version);
}
