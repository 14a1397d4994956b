import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawBookmarks } from './bookmark.commands.js';

/** Bookmarks go with whoever set them. */
export const withdrawErasedBookmarks = policy<AccountErased>({
  name: 'withdraw-erased-bookmarks',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [{ schedule: intent(WithdrawBookmarks, { memberId }), key: `withdraw-bookmarks:${memberId}`, at }],
  },
});
