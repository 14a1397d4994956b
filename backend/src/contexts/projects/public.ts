/** Facts of this context that others may react to. */

export type { OwnershipPassed } from './project/people.events.js';
export type { ProjectCreated } from './project/project.events.js';
export type { ProjectUpdateEvent } from './update/update.events.js';
