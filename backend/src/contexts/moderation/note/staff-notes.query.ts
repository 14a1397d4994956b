import { Inject, Injectable } from '@nestjs/common';
import type { StaffNoteRow } from '../../../../contracts/member-record.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { staffNotesView } from './staff-notes.model.js';

/** Answers what staff noted about a member. */
@Injectable()
export class StaffNotesQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  /** The newest first. */
  async about(memberId: string): Promise<StaffNoteRow[]> {
    const found = await this.views.get(staffNotesView.name, memberId);
    const notes = Object.entries(found?.notes ?? {}).flatMap(([id, kept]) => (kept ? [[id, kept] as const] : []));
    const authors = await this.authors.byIds(notes.map(([, { authorId }]) => authorId));
    const rows = notes.map(([id, { authorId, text, at }]) => ({ id, text: text ?? '', at, author: authorIn(authors, authorId) }));
    return rows.sort((one, other) => other.at.localeCompare(one.at));
  }
}
