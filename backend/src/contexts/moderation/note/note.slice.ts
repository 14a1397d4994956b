import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleNotesController } from './console-notes.controller.js';
import { noteTold } from './note.told.js';
import { RemoveStaffNote, WriteStaffNote } from './staff-note.commands.js';
import { staffNotesStream } from './staff-note.decider.js';
import { staffNotesView } from './staff-notes.model.js';
import { staffNotesProjection } from './staff-notes.projection.js';
import { StaffNotesQuery } from './staff-notes.query.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** Notes of the staff about members. */
export const note: Slice = {
  streams: [staffNotesStream],
  told: noteTold,
  commands: [decides(WriteStaffNote, staffNotesStream, memberId), decides(RemoveStaffNote, staffNotesStream, memberId)],
  projections: [{ projection: staffNotesProjection, models: [staffNotesView] }],
  controllers: [ConsoleNotesController],
  providers: [StaffNotesQuery],
};
