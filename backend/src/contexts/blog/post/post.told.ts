import { POST_FALLBACK_TOLD } from '../../../../contracts/blog-fallbacks.js';
import { ofState, POST_VERBS, type PostTool } from '../../../../contracts/moderation-verbs.js';
import { moderates, placeOf, tells } from '../../../platform/telling/told-facts.js';
import type { PostEvent } from './post.events.js';

type Undoing = { undoes?: number; from?: string };
const undone = ({ undoes }: Undoing, stream: string): string | null => (undoes === undefined ? null : placeOf(stream, undoes));
const verb = (tool: PostTool) =>
  moderates<Undoing>(ofState(POST_VERBS[tool].sentence, 'hidden'), {
    what: ({ from }) => ofState(POST_VERBS[tool].sentence, from),
    takesBack: undone,
    ...(POST_VERBS[tool].decision && { isUndone: true }),
  });

export const postTold = tells<PostEvent>({
  PostHidden: verb('hide'),
  PostDeleted: verb('delete'),
  PostRestored: verb('restore'),
  PostFeatured: verb('feature'),
  PostUnfeatured: verb('unfeature'),
  PostUnpublished: moderates('Zamanlanan yazı yayınlanmadı', {
    isTold: ({ cause }) => cause !== 'author',
    what: ({ cause }) => (cause === 'author' ? 'Yazarı yazıyı taslağa aldı' : POST_FALLBACK_TOLD[cause]),
  }),
  PostDrafted: null,
  PostImported: null,
  PostRevised: null,
  PostScheduled: null,
  PostPublished: null,
  PostArchived: null,
  PostWithdrawn: null,
  PostTagsFollowed: null,
});
