import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { StaffNoteEvent } from './staff-note.events.js';

const note = ({ noteId }: { noteId: string }): string => `note:${noteId}`;

export const noteTold = tells<StaffNoteEvent>({
  StaffNoteWritten: moderates('Üye hakkında görevli notu yazıldı', { goesBy: note }),
  StaffNoteRemoved: moderates('Üye hakkındaki görevli notu silindi', { takesBack: note }),
});
