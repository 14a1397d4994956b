import { STAFF_NOTE_LIMITS, STAFF_NOTE_TEXT } from '../../../../contracts/member-record.js';
import { seenWords } from '../../../../contracts/one-line.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { RemoveStaffNote, StaffNoteCommand, WriteStaffNote } from './staff-note.commands.js';
import type { StaffNoteEvent } from './staff-note.events.js';

/** Who wrote each note that stands, and the ids of those that were removed. */
export interface StaffNotes {
  readonly authors: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
}

export const staffNotes: Decider<StaffNotes, StaffNoteCommand, StaffNoteEvent> = {
  initial: { authors: {}, removed: [] },
  evolve(state, { type, data }) {
    switch (type) {
      case 'StaffNoteWritten':
        return { ...state, authors: { ...state.authors, [data.noteId]: data.authorId } };
      case 'StaffNoteRemoved': {
        const { [data.noteId]: _, ...authors } = state.authors;
        return { authors, removed: [...state.removed, data.noteId] };
      }
    }
  },
  decide: (command, state) => (command.type === 'WriteStaffNote' ? write(command, state) : remove(command, state)),
};

function write({ data }: WriteStaffNote, { authors, removed }: StaffNotes): readonly StaffNoteEvent[] {
  if (data.noteId in authors || removed.includes(data.noteId)) return [];
  const text = seenWords(data.text) ?? '';
  const problem = text ? (text.length > STAFF_NOTE_LIMITS.text ? STAFF_NOTE_TEXT.long : null) : STAFF_NOTE_TEXT.empty;
  if (problem) throw new RuleViolation('staff-note.text', problem, { text: problem });
  if (Object.keys(authors).length >= STAFF_NOTE_LIMITS.perMember) throw new RuleViolation('staff-note.too-many', STAFF_NOTE_TEXT.tooMany, null, 'conflict');
  return [{ type: 'StaffNoteWritten', data: { ...data, text } }];
}

function remove({ data: { memberId, noteId, removedBy, mayRemoveAll } }: RemoveStaffNote, { authors, removed }: StaffNotes): readonly StaffNoteEvent[] {
  if (removed.includes(noteId)) return [];
  const author = authors[noteId];
  if (author === undefined) throw new RuleViolation('staff-note.unknown', STAFF_NOTE_TEXT.unknown, null, 'not-found');
  if (author !== removedBy && !mayRemoveAll) throw new RuleViolation('staff-note.not-yours', STAFF_NOTE_TEXT.notYours, null, 'forbidden');
  return [{ type: 'StaffNoteRemoved', data: { memberId, noteId } }];
}

/** `staff-notes-<member id>` */
export const staffNotesStream: StreamType<StaffNotes, StaffNoteCommand, StaffNoteEvent> = {
  category: 'staff-notes',
  decider: staffNotes,
  events: {
    StaffNoteWritten: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['text'] } },
    StaffNoteRemoved: { schema: 1 },
  },
};
