import { writingProblem } from '../../../../contracts/categories.js';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Role } from '../../../../contracts/permissions.js';
import type { Actor } from '../../../kernel/event.js';
import type { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { categoryStream, type OpenedCategory } from './category.decider.js';

interface Place {
  readonly id: string;
  readonly category: OpenedCategory;
}

/** The category in which topics of this one stand now; null when there is none, or it leads back to itself. */
export async function standsIn(store: EventStore, categoryId: string): Promise<Place | null> {
  const seen = new Set<string>();
  for (let id = categoryId; !seen.has(id); ) {
    seen.add(id);
    const category = await store.state(categoryStream, id);
    if (!category?.mergedInto) return category && { id, category };
    id = category.mergedInto;
  }
  return null;
}

/** Throws when somebody must not open a topic in a category, or must not move one there. */
export async function refuseWriting(store: EventStore, categoryId: string, { role }: Actor, moves: boolean): Promise<void> {
  const place = await standsIn(store, categoryId);
  if (!place) throw new RuleViolation('topic.unknown-category', FORUM_TEXT.unknownCategory, { categoryId: FORUM_TEXT.unknownCategory });
  const problem = role === 'system' ? null : writingProblem(place.category, role as Role, moves);
  if (problem) throw new RuleViolation('topic.category-closed', problem, { categoryId: problem });
}
