import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { PostDeleted, PostDrafted, PostRestored, PostRevised, PostWithdrawn } from '../../blog/public.js';
import { SettleImages } from './image.commands.js';

const settle = ({ data: { postId } }: { readonly data: { readonly postId: string } }): readonly Reaction[] => [
  { send: intent(SettleImages, { kind: 'post', textId: postId }) },
];

/** Pictures know which posts show them. */
export const settlePostImages = policy<PostDrafted | PostRevised | PostDeleted | PostRestored | PostWithdrawn>({
  name: 'settle-post-images',
  on: { PostDrafted: settle, PostRevised: settle, PostDeleted: settle, PostRestored: settle, PostWithdrawn: settle },
});
