import { STAFF_NOTE_LIMITS, type StaffNoteRequest } from '../../../../contracts/member-record.js';
import { JudgedText } from '../../../platform/http/fields.js';

export class StaffNoteDto implements StaffNoteRequest {
  @JudgedText(STAFF_NOTE_LIMITS.text)
  text!: string;
}
