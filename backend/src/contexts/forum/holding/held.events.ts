import type { AboveIds } from '../../../../contracts/above.js';
import type { HoldCause } from '../../../../contracts/holding.js';
import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { InTopic, Under, UnderBefore } from '../comment/under.events.js';

export interface HeldTopic {
  topicId: string;
  authorId: string;
  categoryId: string;
  title: string;
  content: string;
  tags: string[];
}

interface HeldWords {
  commentId: string;
  authorId: string;
  content: string;
  quotedCommentId: string | null;
}
export type HeldComment = HeldWords & Under;
/** Before there were comments under posts, and under projects. */
type HeldInTopic = HeldWords & InTopic;
type HeldBefore = HeldWords & UnderBefore;
interface For {
  causes: HoldCause[];
}

/** It waits for a moderator and is no part of the forum yet. */
export type TopicHeld = DomainEvent<'TopicHeld', HeldTopic & For, [HeldTopic & For]>;
export type CommentHeld = DomainEvent<'CommentHeld', HeldComment & For, [HeldInTopic & For, HeldInTopic & For, HeldBefore & For]>;

/** It may join the forum, which it does by being created or added like any other. */
export type TopicReleased = DomainEvent<'TopicReleased', HeldTopic, [HeldTopic]>;
export type CommentReleased = DomainEvent<'CommentReleased', HeldComment, [HeldInTopic, HeldInTopic, HeldBefore]>;

interface Refused {
  textId: string;
  authorId: string;
  reportId: string;
  reason: string;
}
/** Nobody was told of a refusal at first, so nothing said of what. */
type RefusedOnce = Refused & { topicId?: string; commentId?: string | null; outcome?: ModerationOutcome; note?: string | null };

type RefusedOf = Refused & { topicId: string | null; commentId: string | null; outcome: ModerationOutcome | null; note: string | null };

/**
 * It is not let in. Up to version 2 the note stood in the clear, up to version 3 nothing stood under posts, up to version 4 under projects.
 * `commentId` is null for a topic; where it says nothing of where it would stand, nobody is told.
 */
export type HeldTextRefused = DomainEvent<'HeldTextRefused', RefusedOf & AboveIds, [RefusedOnce, RefusedOf, RefusedOf, RefusedOf & { postId: string | null }]>;

/** The decision that refused it was taken back: it waits again. */
export type TopicHeldAgain = DomainEvent<'TopicHeldAgain', HeldTopic, [HeldTopic]>;
export type CommentHeldAgain = DomainEvent<'CommentHeldAgain', HeldComment, [HeldInTopic, HeldInTopic, HeldBefore]>;

/** Its author took it back, or took it along when they ended their account. */
export type HeldTextWithdrawn = DomainEvent<'HeldTextWithdrawn', { textId: string; authorId: string }>;

export type HeldTextEvent = TopicHeld | CommentHeld | TopicReleased | CommentReleased | HeldTextRefused | TopicHeldAgain | CommentHeldAgain | HeldTextWithdrawn;
