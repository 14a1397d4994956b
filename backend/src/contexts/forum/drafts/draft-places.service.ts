import { Injectable } from '@nestjs/common';
import { ABOVE_KINDS, type Above, type AboveIds, aboveIds, aboveOf, NOTHING_ABOVE } from '../../../../contracts/above.js';
import { type DraftRow, isPostDraft, type ListedDraft } from '../../../../contracts/drafts.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { SubjectQuery } from '../views/subject.query.js';
import { EditablePosts } from './editable-posts.port.js';

/** Finds the topics, posts and projects in which drafts are written on; a comment may stand in another topic than when its draft was begun. */
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
      if (postId) return { ...draft, topicId: null, ...NOTHING_ABOVE, postId: posts.has(postId) ? postId : null };
      const place = found.splice(0, asked[at]?.length ?? 0).find((each) => each !== null);
      return { ...draft, topicId: place?.topicId || null, ...aboveIds(place ? aboveOf(place) : null) };
    });
  }
}

/** What it may be about, if it is of the forum: a comment is written to a topic, to a post, to a project or to another comment. */
function subjectsOf({ key }: DraftRow): (AboveIds & { topicId: string; commentId: string | null })[] {
  const [kind, id = ''] = isPostDraft(key) ? [] : key.split(':');
  const topic = { topicId: id, ...NOTHING_ABOVE, commentId: null };
  const comment = { topicId: '', ...NOTHING_ABOVE, commentId: id };
  if (kind === 'job' || kind === 'edit-job') return [];
  if (kind === 'edit-comment') return [comment];
  if (OF_PROJECT.test(kind ?? '')) return [under({ kind: 'project', id })];
  return kind === 'comment' ? [topic, ...ABOVE_KINDS.map((above) => under({ kind: above, id })), comment] : [topic];
}

/** Names its project first, whatever comes behind it. */
const OF_PROJECT = /^(?:edit-)?(?:project|update|posting)$/;

const under = (above: Above) => ({ topicId: '', ...aboveIds(above), commentId: null });

const postIdOf = ({ key }: DraftRow): string[] => (isPostDraft(key) ? key.split(':').slice(1) : []);
