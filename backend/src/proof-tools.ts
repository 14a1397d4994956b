import { LogProof } from './contexts/audit/public.js';
import type { Origin } from './kernel/command.js';
import { OPERATOR } from './kernel/event.js';
import type { EventLog } from './kernel/event-log.js';
import type { EventReader } from './kernel/event-reader.js';
import type { Projection } from './kernel/projection.js';
import type { ViewStore } from './kernel/view-store.js';
import { Signet } from './platform/chain/seal.js';
import { inWords } from './platform/command-line.js';
import { storeOver } from './platform/commands/store-over.js';
import { SystemClock } from './platform/identity/system-clock.js';
import { UuidIds } from './platform/identity/uuid-ids.js';
import { openProofTools, openRebuildTools } from './platform/open-stack.js';
import type { Settings } from './platform/settings/settings.js';
import type { ContextParts } from './platform/slices/context.js';
import { EventSealer } from './platform/vault/event-sealer.js';

/** Opens a home for proving its log, also beside the application, and closes it when `use` has ended. */
export async function withProof<T>(settings: Settings, parts: readonly ContextParts[], use: (proof: LogProof, signet: Signet) => Promise<T>): Promise<T> {
  const { ports, close } = await openProofTools(settings, parts, failed);
  try {
    const signet = new Signet(ports.vault);
    return await use(new LogProof({ ...ports, store: storeOver(ports, parts, new UuidIds()), signet }), signet);
  } finally {
    await close();
  }
}

/** What the views of a home are folded from and into. */
interface ViewTools {
  readonly log: EventLog;
  readonly views: ViewStore;
  readonly reader: EventReader;
  readonly projections: readonly Projection[];
}

/** Opens a home for folding its views, and closes it when `use` has ended. */
export async function withViews<T>(settings: Settings, parts: readonly ContextParts[], use: (tools: ViewTools) => Promise<T>): Promise<T> {
  const { ports, close } = await openRebuildTools(settings, parts, failed);
  try {
    const reader = new EventSealer(
      ports.vault,
      parts.flatMap(({ streams }) => streams),
    );
    return await use({
      log: ports.log,
      views: ports.views,
      reader,
      projections: parts.flatMap((part) => part.projections).map(({ projection }) => projection),
    });
  } finally {
    await close();
  }
}

const failed = (failure: string, error: unknown): void => {
  process.stderr.write(`${failure}: ${inWords(error)}\n`);
};

/** What an operator does now at the command line. */
export function byOperator(): Origin {
  const id = new UuidIds().next();
  return { id, at: new SystemClock().now().toISOString(), actor: OPERATOR, correlationId: id, causationId: null };
}
