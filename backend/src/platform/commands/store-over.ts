import { EventStore } from '../../kernel/event-store.js';
import type { Ids } from '../../kernel/ids.js';
import { systemPauses } from '../identity/system-pauses.js';
import type { ContextParts } from '../slices/context.js';
import type { Stack } from '../stack.js';
import { EventSealer } from '../vault/event-sealer.js';

/** The event store over a log and its vault, for whoever is not asked over the wire: nobody waits for the views to show what it writes. */
export function storeOver({ log, vault }: Pick<Stack, 'log' | 'vault'>, parts: readonly ContextParts[], ids: Ids): EventStore {
  const sealer = new EventSealer(
    vault,
    parts.flatMap(({ streams }) => streams),
  );
  return new EventStore(log, sealer, ids, { written: () => undefined, found: () => undefined }, systemPauses);
}
