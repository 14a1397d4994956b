import type { OwnUser } from '@contracts/accounts';
import { type CommentText, FORUM_TEXT } from '@contracts/forum';
import { may } from '../../../../client/may';

/** What a moderator removed a moderator can bring back; what its author took away is gone. */
const isRestorable = ({ state, notice }: CommentText): boolean => state === 'removed' && notice === FORUM_TEXT.commentDeleted;

/** Whether the reader sees it folded up in its place: those who read hidden content, unless they wrote it themselves. */
export const isFoldedFor = (member: OwnUser | null | undefined, comment: CommentText): boolean =>
  may(member, 'content.read-hidden') && (isRestorable(comment) || (comment.state === 'hidden' && comment.users?.id !== member?.id));
