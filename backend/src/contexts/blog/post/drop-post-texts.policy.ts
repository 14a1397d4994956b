import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided } from '../../moderation/public.js';
import { DropFormerTexts, DropPostText } from './post.commands.js';
import type { PostRevised, PostWithdrawn } from './post.events.js';
import { droppedAt, judgedUntil } from './post-text.rules.js';

const drop = (postId: string, key: string, at: string) => [{ schedule: intent(DropPostText, { postId, key }), key: `drop-post-text:${key}`, at }];

/** A text that was written over goes after a while, one that its author took back at once; one that is judged when nothing is to be decided about it any more. */
export const dropPostTexts = policy<PostRevised | PostWithdrawn | CaseDecided>({
  name: 'drop-post-texts',
  follows: 'later',
  on: {
    PostRevised: ({ data: { postId, formerTextKey }, at }) => (formerTextKey ? drop(postId, formerTextKey, droppedAt(at)) : []),
    CaseDecided: ({ data: { reportedType, contentId: postId, decisionId }, at }) =>
      reportedType === 'blog_post' ? [{ schedule: intent(DropFormerTexts, { postId }), key: `drop-former-texts:${decisionId}`, at: judgedUntil(at) }] : [],
    PostWithdrawn: ({ data: { postId, textKey }, at }) => drop(postId, textKey, at),
  },
});
