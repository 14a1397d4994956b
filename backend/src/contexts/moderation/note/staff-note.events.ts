import type { DomainEvent } from '../../../kernel/event.js';

/** Staff keep notes about members among themselves. */
export type StaffNoteWritten = DomainEvent<'StaffNoteWritten', { memberId: string; noteId: string; authorId: string; text: string | null }>;
export type StaffNoteRemoved = DomainEvent<'StaffNoteRemoved', { memberId: string; noteId: string }>;

export type StaffNoteEvent = StaffNoteWritten | StaffNoteRemoved;
