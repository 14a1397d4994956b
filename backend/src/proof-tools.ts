import { LogProof } from './contexts/audit/public.js';
import type { Origin } from './kernel/command.js';
import { OPERATOR } from './kernel/event.js';
import { Signet } from './platform/chain/seal.js';
import { inWords } from './platform/command-line.js';
import { storeOver } from './platform/commands/store-over.js';
import { SystemClock } from './platform/identity/system-clock.js';
import { UuidIds } from './platform/identity/uuid-ids.js';
import { openProofTools } from './platform/open-stack.js';
import type { Settings } from './platform/settings/settings.js';
import type { ContextParts } from './platform/slices/context.js';

/** Opens a home for proving its log, also beside the application, and closes it when `use` has ended. */
export async function withProof<T>(settings: Settings, parts: readonly ContextParts[], use: (proof: LogProof, signet: Signet) => Promise<T>): Promise<T> {
  const { ports, close } = await openProofTools(settings, parts, (failure, error) => process.stderr.write(`${failure}: ${inWords(error)}\n`));
  try {
    const signet = new Signet(ports.vault);
    return await use(new LogProof({ ...ports, store: storeOver(ports, parts, new UuidIds()), signet }), signet);
  } finally {
    await close();
  }
}

/** What an operator does now at the command line. */
export function byOperator(): Origin {
  const id = new UuidIds().next();
  return { id, at: new SystemClock().now().toISOString(), actor: OPERATOR, correlationId: id, causationId: null };
}
