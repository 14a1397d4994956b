import { givenBackBy, withdrawnBy } from '../../../../contracts/judged-content.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided, CaseReopened } from '../../moderation/public.js';
import { DeletePost, HidePost, RestoreRemovedPost } from '../post/post.commands.js';

/** A post is hidden or deleted when a decision on what was reported says so, and restored when that is taken back. */
export const withdrawReportedPost = policy<CaseDecided | CaseReopened>({
  name: 'withdraw-reported-post',
  on: {
    CaseDecided: ({ data }) =>
      withdrawnBy(data, 'blog_post').map(({ contentId: postId, why, isHidden }) => ({
        send: isHidden ? intent(HidePost, { postId, ...why }) : intent(DeletePost, { postId, ...why }),
      })),
    CaseReopened: ({ data }) => givenBackBy(data, 'blog_post').map(({ contentId: postId, why }) => ({ send: intent(RestoreRemovedPost, { postId, ...why }) })),
  },
});
