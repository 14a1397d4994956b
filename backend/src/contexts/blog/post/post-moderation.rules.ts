import { POST_TOOL_TEXT } from '../../../../contracts/blog-moderation.js';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { reasonProblem, TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { decisionAt, ledgerOf } from '../../../kernel/decisions.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { DeletePost, HidePost, PostModerationCommand, UndoPostDecision } from './post.commands.js';
import type { PostEvent } from './post.events.js';
import { isListed, type PostDecision, type PostUndo, placeOf, present, type WrittenPost } from './post.state.rules.js';

/** Which decisions hold: by them they are told, and taken back. */
export const postLedger = ledgerOf<PostDecision, PostUndo, WrittenPost, PostEvent>({
  effectOf: ({ type, data }) => {
    switch (type) {
      case 'PostHidden':
        return { makes: 'hide' };
      case 'PostDeleted':
        return { makes: 'delete' };
      case 'PostRestored':
        return { takesBack: data.from === 'hidden' ? 'hide' : 'delete' };
      case 'PostFeatured':
        return { makes: 'feature' };
      case 'PostUnfeatured':
        return { takesBack: 'feature' };
      default:
        return {};
    }
  },
  undoOf: ({ type }) => (type === 'PostFeatured' ? { action: 'unfeature' } : { action: 'restore' }),
});

const refuseUnreasoned = (reason: string): void => refuseProblems('tool.unreasoned', { reason: reasonProblem(reason) ?? undefined });

/** A report that was decided on hides or deletes silently what is left to hide or delete; a moderator on the page is told why there is nothing. */
export function hideOrDelete({ type, data: { postId, reportId, reason } }: HidePost | DeletePost, post: WrittenPost | null): readonly PostEvent[] {
  if (reportId === null) {
    refuseUnreasoned(reason);
    if (type === 'HidePost' || !post || post.withdrawn) present(post);
  }
  if (!post || post.withdrawn || post.state === 'deleted') return [];
  const wasHidden = post.state === 'hidden';
  const data = { ...placeOf(postId, post), reportId, reason, wasListed: isListed(post) };
  if (type === 'DeletePost') return [{ type: 'PostDeleted', data: { ...data, wasHidden } }];
  return wasHidden ? [] : [{ type: 'PostHidden', data }];
}

export function moderate(command: PostModerationCommand, post: WrittenPost | null): readonly PostEvent[] {
  refuseUnreasoned(command.data.reason);
  switch (command.type) {
    case 'RestorePost':
      if (post?.withdrawn) throw new RuleViolation('post.withdrawn', TOOL_TEXT.withdrawn);
      return restore(command.data, post ?? present(post));
    case 'RestoreRemovedPost': {
      // Says nothing where there is nothing to bring back: whoever decided cannot know what has happened meanwhile.
      const isRemoved = post && !post.withdrawn && post.state !== 'visible' && post.removedBy[post.state] === command.data.reportId;
      return isRemoved ? restore(command.data, post) : [];
    }
    case 'FeaturePost':
      return feature(command.data, present(post));
    case 'UndoPostDecision':
      return undo(command.data, post ?? present(post));
  }
}

/** Takes back a decision that still holds; what stands in its way is said. */
function undo({ postId, number, reason }: UndoPostDecision['data'], post: WrittenPost): readonly PostEvent[] {
  if (post.withdrawn) throw new RuleViolation('post.withdrawn', TOOL_TEXT.withdrawn);
  const held = decisionAt(post.decisions, number);
  if (!held) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  if (post.state === 'deleted' && held.kind !== 'delete') throw new RuleViolation('decision.deleted-first', DECISION_TEXT.postDeletedFirst);
  return held.undo.action === 'restore' ? restore({ postId, reason }, post) : feature({ postId, reason, on: false }, post);
}

function restore({ postId, reason }: { postId: string; reason: string }, post: WrittenPost): readonly PostEvent[] {
  if (post.state === 'visible') return [];
  const to = post.state === 'deleted' && post.wasHidden ? 'hidden' : 'visible';
  return [
    {
      type: 'PostRestored',
      data: {
        ...placeOf(postId, post),
        from: post.state,
        to,
        reason,
        listed: isListed({ ...post, state: to }),
        ...(post.scheduledAt ? { scheduledAt: post.scheduledAt } : {}),
      },
    },
  ];
}

function feature({ postId, reason, on }: { postId: string; reason: string; on: boolean }, post: WrittenPost): readonly PostEvent[] {
  if (post.featured === on) return [];
  if (on && !isListed(post)) throw new RuleViolation('post.not-published', POST_TOOL_TEXT.notPublished);
  return [{ type: on ? 'PostFeatured' : 'PostUnfeatured', data: { ...placeOf(postId, post), reason } }];
}
