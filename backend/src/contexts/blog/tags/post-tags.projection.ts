import { tagSlug } from '../../../../contracts/forum-tags.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { PostEvent } from '../post/post.events.js';
import { postTagsView } from '../views/post-tags.model.js';

/** One listed post more or less with each of these tags; a tag of no post is somebody's words and goes. */
function count(tags: readonly string[] = [], by: 1 | -1): readonly Write[] {
  const bySlug = new Map<string, string>();
  for (const name of tags) if (!bySlug.has(tagSlug(name))) bySlug.set(tagSlug(name), name);
  return [...bySlug].map(([slug, name]) =>
    by === 1
      ? postTagsView.make(slug, { $inc: { post_count: 1 }, $setOnInsert: { name } })
      : postTagsView.changeOrRemove(slug, { $inc: { post_count: -1 } }, 'post_count'),
  );
}

type Shown = { readonly data: { readonly tags?: string[]; readonly listed: boolean } };
type Shut = { readonly data: { readonly tags?: string[]; readonly wasListed: boolean } };
const more = ({ data: { tags, listed } }: Shown): readonly Write[] => (listed ? count(tags, 1) : []);
const less = ({ data: { tags, wasListed } }: Shut): readonly Write[] => (wasListed ? count(tags, -1) : []);

/** Which tags posts have, and how many posts that everybody can read have them. */
export const postTagsProjection = projection<PostEvent>({
  name: 'post_tags',
  version: 1,
  views: [postTagsView.name],
  on: {
    PostPublished: more,
    PostRestored: more,
    PostScheduled: less,
    PostUnpublished: less,
    PostArchived: less,
    PostWithdrawn: less,
    PostHidden: less,
    PostDeleted: less,
    PostTagsFollowed: ({ data: { tags, formerTags, listed } }) => (listed ? [...count(formerTags, -1), ...count(tags, 1)] : []),
    PostRevised: ({ data: { tags, formerTags, wasListed } }) => (formerTags && wasListed ? [...count(formerTags, -1), ...count(tags, 1)] : []),
  },
});
