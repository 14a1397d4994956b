import { Injectable } from '@nestjs/common';
import type { DraftRow, ListedDraft } from '../../../../contracts/drafts.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { SubjectQuery } from '../views/subject.query.js';

/** Finds the topics in which drafts are written on; a comment may stand in another one than when its draft was begun. */
@Injectable()
export class DraftPlaces {
  constructor(private readonly subjects: SubjectQuery) {}

  async of(drafts: readonly DraftRow[], caller: Caller): Promise<ListedDraft[]> {
    const found = await this.subjects.readable(drafts.map(subjectOf), caller);
    return drafts.map((draft, at) => ({ ...draft, topicId: found[at]?.topicId ?? null }));
  }
}

function subjectOf({ key }: DraftRow): { topicId: string; commentId: string | null } {
  const [kind, id = ''] = key.split(':');
  return kind === 'edit-comment' ? { topicId: '', commentId: id } : { topicId: id, commentId: null };
}
