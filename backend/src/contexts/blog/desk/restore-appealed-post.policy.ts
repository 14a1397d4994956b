import { givenBackOnAppeal } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AppealDecided } from '../../moderation/public.js';
import { RestoreRemovedPost } from '../post/post.commands.js';

/** A post comes back when the decision that took it away was taken back on appeal. */
export const restoreAppealedPost = policy<AppealDecided>({
  name: 'restore-appealed-post',
  on: {
    AppealDecided: ({ data }) =>
      givenBackOnAppeal(data, 'blog_post').map(({ contentId: postId, why }) => ({ send: intent(RestoreRemovedPost, { postId, ...why }) })),
  },
});
