import type { DomainEvent } from '../../../kernel/event.js';

/** Somebody of the staff read a private project: why, in their words, which its owner may see. */
export type ProjectDisclosed = DomainEvent<'ProjectDisclosed', { projectId: string; ownerId: string; note: string | null }>;
