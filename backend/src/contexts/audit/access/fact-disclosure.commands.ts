import type { DisclosurePurpose } from '../../../../contracts/member-record.js';
import { Command } from '../../../kernel/command.js';

/** Records that somebody of the staff reads what is personal in a fact. */
export class DiscloseFact extends Command<{
  memberId: string;
  factId: string;
  factType: string;
  fields: string[];
  purpose: DisclosurePurpose;
  reason: string;
}> {
  readonly type = 'DiscloseFact';
}

/** Records that what is personal in so many facts about a member went into an export. */
export class NoteExportedRecords extends Command<{ memberId: string; exportId: string; facts: number; note: string | null }> {
  readonly type = 'NoteExportedRecords';
}

export type DisclosureCommand = DiscloseFact | NoteExportedRecords;
