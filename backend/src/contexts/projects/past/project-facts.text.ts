import type { RecordedEvent } from '../../../kernel/event.js';
import type { ToldFacts } from '../../../platform/telling/told-facts.js';
import { projectTold } from '../project/project.told.js';

type Fact = Pick<RecordedEvent, 'type' | 'data'>;

/** What happened, as the staff are told of it; null when there is nothing to tell. */
export function toldOf({ byType }: ToldFacts, { type, data }: Fact): string | null {
  const told = byType[type];
  return told ? ((told.what as ((data: unknown) => string) | undefined)?.(data) ?? told.name) : null;
}

export const whatHappenedToProject = (fact: Fact): string | null => toldOf(projectTold, fact);
