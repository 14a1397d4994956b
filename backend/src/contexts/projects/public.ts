/** Facts of this context that others may react to. */
export type { OwnershipPassed, PeopleEvent } from './project/people.events.js';
export type { PostingEvent } from './project/posting.events.js';
export type { ProjectCreated, ProjectEvent, ProjectModerationEvent } from './project/project.events.js';
export type { ProjectUpdateEvent, UpdateModerationEvent } from './update/update.events.js';
