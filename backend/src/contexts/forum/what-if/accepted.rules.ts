import type { DomainEvent } from '../../../kernel/event.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { TopicEvent } from '../topic/topic.events.js';

type Counting = {
  readonly [Type in (TopicEvent | CommentEvent)['type']]?: (data: Extract<TopicEvent | CommentEvent, { type: Type }>['data']) => number;
};

/** By how many an author's texts that are shown grow or shrink with a fact. */
const CHANGES = {
  TopicCreated: () => 1,
  TopicHidden: ({ wasListed }) => (wasListed ? -1 : 0),
  TopicDeleted: ({ wasListed }) => (wasListed ? -1 : 0),
  TopicWithdrawn: ({ wasVisible }) => (wasVisible ? -1 : 0),
  TopicRestored: ({ listed }) => (listed ? 1 : 0),
  TopicMerged: () => -1,
  TopicUnmerged: ({ listed }) => (listed ? 1 : 0),
  CommentAdded: () => 1,
  CommentHidden: () => -1,
  CommentDeleted: ({ wasHidden }) => (wasHidden ? 0 : -1),
  CommentRestored: ({ to }) => (to === 'visible' ? 1 : 0),
  CommentWithdrawn: ({ wasVisible }) => (wasVisible ? -1 : 0),
} satisfies Counting;

export const COUNTING_FACTS: readonly string[] = Object.keys(CHANGES);

/** Whose count changes with a fact, and by how much. */
export function acceptedChange({ type, data }: DomainEvent): { readonly authorId: string; readonly by: number } | null {
  const change = (CHANGES as Readonly<Record<string, ((data: never) => number) | undefined>>)[type];
  return change ? { authorId: (data as { authorId: string }).authorId, by: change(data as never) } : null;
}
