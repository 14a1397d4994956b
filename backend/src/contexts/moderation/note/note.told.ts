import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { StaffNoteEvent } from './staff-note.events.js';

const note = ({ noteId }: { noteId: string }): string => `note:${noteId}`;

export const noteTold = tells<StaffNoteEvent>({
  StaffNoteWritten: moderates('Üye hakkında ekip notu yazıldı', { goesBy: note }),
  StaffNoteRemoved: moderates('Üye hakkındaki ekip notu silindi', { takesBack: note }),
});
