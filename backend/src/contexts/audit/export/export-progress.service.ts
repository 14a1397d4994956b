import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import { CLOCK, MEMBER_NOTES } from '../../../platform/tokens.js';

const KIND = 'audit-export';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** How far an export has come: of no interest once it is made, and no fact. Kept as a note of whoever asked, so that every process can tell. */
@Injectable()
export class ExportProgress {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(readerId: string, exportId: string): Promise<Progress | null> {
    const [note] = await this.notes.get({ memberId: readerId, kind: KIND }, [exportId]);
    return note ? (JSON.parse(note.text) as Progress) : null;
  }

  async note(readerId: string, exportId: string, progress: Progress): Promise<void> {
    const shelf = { memberId: readerId, kind: KIND };
    const [kept] = await this.notes.get(shelf, [exportId]);
    await this.notes.put(shelf, { key: exportId, text: JSON.stringify(progress), at: this.clock.now().toISOString() }, kept?.version ?? null);
  }

  async over(readerId: string, exportId: string): Promise<void> {
    await this.notes.remove({ memberId: readerId, kind: KIND }, exportId);
  }
}
