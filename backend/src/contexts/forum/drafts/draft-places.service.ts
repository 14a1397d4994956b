import { Injectable } from '@nestjs/common';
import { type DraftRow, isPostDraft, type ListedDraft } from '../../../../contracts/drafts.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { SubjectQuery } from '../views/subject.query.js';
import { EditablePosts } from './editable-posts.port.js';

/** Finds the topics and posts in which drafts are written on; a comment may stand in another topic than when its draft was begun. */
@Injectable()
export class DraftPlaces {
  constructor(
    private readonly subjects: SubjectQuery,
    private readonly posts: EditablePosts,
  ) {}

  async of(drafts: readonly DraftRow[], caller: Caller): Promise<ListedDraft[]> {
    const asked = drafts.map(subjectsOf);
    const found = await this.subjects.readable(asked.flat(), caller);
    const posts = await this.posts.editable(drafts.flatMap(postIdOf), caller.memberId ?? '');
    return drafts.map((draft, at) => {
      const [postId] = postIdOf(draft);
      if (postId) return { ...draft, topicId: null, postId: posts.has(postId) ? postId : null };
      const place = found.splice(0, asked[at]?.length ?? 0).find((each) => each !== null);
      return { ...draft, topicId: place?.topicId || null, postId: place?.postId ?? null };
    });
  }
}

/** What it may be about, if it is of the forum: a comment is written to a topic, to a post or to another comment. */
function subjectsOf({ key }: DraftRow): { topicId: string; postId: string | null; commentId: string | null }[] {
  const [kind, id = ''] = isPostDraft(key) ? [] : key.split(':');
  const topic = { topicId: id, postId: null, commentId: null };
  const comment = { topicId: '', postId: null, commentId: id };
  if (kind === 'edit-comment') return [comment];
  if (kind === 'edit-project') return [];
  return kind === 'comment' ? [topic, { topicId: '', postId: id, commentId: null }, comment] : [topic];
}

const postIdOf = ({ key }: DraftRow): string[] => (isPostDraft(key) ? key.split(':').slice(1) : []);
