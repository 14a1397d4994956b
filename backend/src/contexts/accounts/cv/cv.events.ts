import type { DomainEvent } from '../../../kernel/event.js';

/** Another file takes the place of the one before. `key` is that of the file. */
export type CvUploaded = DomainEvent<'CvUploaded', { memberId: string; key: string; bytes: number }>;
export type CvDeleted = DomainEvent<'CvDeleted', { memberId: string }>;
/** The files that are not the CV any more are gone. */
export type FormerCvsRemoved = DomainEvent<'FormerCvsRemoved', { memberId: string; keys: readonly string[] }>;

export type CvEvent = CvUploaded | CvDeleted | FormerCvsRemoved;
