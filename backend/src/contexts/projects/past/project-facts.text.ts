import type { RecordedEvent } from '../../../kernel/event.js';
import { projectTold } from '../project/project.told.js';

/** What happened to a project, as the staff are told of it; null when there is nothing to tell. */
export function whatHappenedToProject({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): string | null {
  const told = projectTold.byType[type];
  return told ? ((told.what as ((data: unknown) => string) | undefined)?.(data) ?? told.name) : null;
}
