import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PostsOfLeaving } from '../../forum/withdrawal/posts-of-leaving.port.js';
import { AuthorPosts } from './author-posts.port.js';
import { AuthorPostsQuery } from './author-posts.query.js';
import { PostWithdrawal } from './post-withdrawal.service.js';
import { WithdrawUnreadPostsHandler } from './withdraw-unread-posts.handler.js';
import { withdrawUnreadPosts } from './withdraw-unread-posts.policy.js';
import { WithdrawUnreadPosts } from './withdrawal.commands.js';

/** Taking back what a leaving member has written. */
export const withdrawal: Slice = {
  commands: [handledBy(WithdrawUnreadPosts, WithdrawUnreadPostsHandler, 'cleanup')],
  policies: [withdrawUnreadPosts],
  answers: [answer(PostsOfLeaving, PostWithdrawal)],
  providers: [AuthorPostsQuery, { provide: AuthorPosts, useExisting: AuthorPostsQuery }, PostWithdrawal],
};
