import type { FactRow } from '../../../contracts/moderation.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { actingIn, membersAmong } from './acting.js';
import type { AuthorDirectory } from './author-directory.js';

/** Facts as staff are told them, each with what happened as `what` says it; where that is null nothing is told. */
export async function factRows(
  authors: AuthorDirectory,
  facts: readonly RecordedEvent[],
  what: (fact: Pick<RecordedEvent, 'type' | 'data'>) => string | null,
): Promise<FactRow[]> {
  const people = await membersAmong(
    authors,
    facts.map(({ actor }) => actor),
  );
  return facts.flatMap((fact) => {
    const told = what(fact);
    if (told === null) return [];
    const { id, position, stream, type, at, actor, correlationId, causationId } = fact;
    return [{ id, position, stream, type, at, actor: actingIn(people, actor), what: told, why: null, correlationId, causationId }];
  });
}
