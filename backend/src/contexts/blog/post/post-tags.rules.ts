import { renamedTags, returnedTags } from '../../../../contracts/followed-tags.js';
import { sameTags } from '../../../../contracts/forum-tags.js';
import type { PostTagCommand } from './post.commands.js';
import type { PostEvent } from './post.events.js';
import { isListed, placeOf, type WrittenPost } from './post.state.rules.js';

/** Follows what staff decided about a tag that the post has. */
export function followTags({ type, data }: PostTagCommand, post: WrittenPost | null): readonly PostEvent[] {
  if (!post || post.withdrawn) return [];
  const former = post.words.tags;
  const tags = type === 'FollowPostTag' ? renamedTags(former, data) : returnedTags(former, post.followed[data.cause]);
  if (sameTags(tags, former)) return [];
  const { postId, cause } = data;
  const step = { cause, back: type === 'ReturnPostTag', tags, formerTags: [...former], listed: isListed(post) };
  return [{ type: 'PostTagsFollowed', data: { ...placeOf(postId, post), ...step } }];
}
