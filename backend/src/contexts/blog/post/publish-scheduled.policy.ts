import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { PublishDuePost } from './post.commands.js';
import type { PostArchived, PostPublished, PostRestored, PostScheduled, PostUnpublished, PostWithdrawn } from './post.events.js';

const key = (postId: string): string => `publish-post:${postId}`;
const calledOff = ({ data: { postId } }: { readonly data: { readonly postId: string } }): readonly Reaction[] => [{ cancel: key(postId) }];

/** A scheduled post is looked at when its minute comes; what staff bring back after that, at once. */
export const publishScheduled = policy<PostScheduled | PostPublished | PostUnpublished | PostArchived | PostWithdrawn | PostRestored>({
  name: 'publish-scheduled',
  on: {
    PostScheduled: ({ data: { postId, at } }) => [{ schedule: intent(PublishDuePost, { postId, at }), key: key(postId), at }],
    PostRestored: ({ data: { postId, scheduledAt: at } }) => (at ? [{ schedule: intent(PublishDuePost, { postId, at }), key: key(postId), at }] : []),
    PostPublished: calledOff,
    PostUnpublished: calledOff,
    PostArchived: calledOff,
    PostWithdrawn: calledOff,
  },
});
