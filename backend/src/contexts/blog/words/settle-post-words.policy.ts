import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { PostPublished, PostRestored, PostRevised } from '../post/post.events.js';
import { SettlePostWords } from './post-words.commands.js';

const settle = (postId: string, at: string): readonly Reaction[] => [{ schedule: intent(SettlePostWords, { postId }), key: `settle-post-words:${postId}`, at }];

/** The words of a post are read once everybody may read it, and anew when they are others. */
export const settlePostWords = policy<PostPublished | PostRevised | PostRestored>({
  name: 'settle-post-words',
  follows: 'later',
  on: {
    PostPublished: ({ data: { postId, listed }, at }) => (listed ? settle(postId, at) : []),
    PostRevised: ({ data: { postId, wasListed }, at }) => (wasListed ? settle(postId, at) : []),
    PostRestored: ({ data: { postId, listed }, at }) => (listed ? settle(postId, at) : []),
  },
});
