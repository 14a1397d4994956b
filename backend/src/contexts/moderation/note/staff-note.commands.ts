import { Command } from '../../../kernel/command.js';

export class WriteStaffNote extends Command<{ memberId: string; noteId: string; authorId: string; text: string }> {
  readonly type = 'WriteStaffNote';
}

/** `mayRemoveAll`: not the author alone. */
export class RemoveStaffNote extends Command<{ memberId: string; noteId: string; removedBy: string; mayRemoveAll: boolean }> {
  readonly type = 'RemoveStaffNote';
}

export type StaffNoteCommand = WriteStaffNote | RemoveStaffNote;
