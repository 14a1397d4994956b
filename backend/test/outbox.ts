import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The mails in the outbox of a home with the times at which they were handed over: a second delivery of the same mail shows. */
export const handedOver = (dataDir: string): readonly string[] => {
  const folder = join(dataDir, 'outbox');
  return readdirSync(folder)
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name), { bigint: true }).mtimeNs}`);
};
