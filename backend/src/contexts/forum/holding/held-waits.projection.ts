import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CommentHeld, HeldTextEvent, TopicHeld } from './held.events.js';
import { type HeldWaitDocument, heldWaitsView } from './held-waits.model.js';

/** How it went with the texts that had to wait. */
export const heldWaitsProjection = projection<HeldTextEvent>({
  name: 'held-waits',
  version: 2,
  views: [heldWaitsView.name],
  on: {
    TopicHeld: ({ data, at }) => waits(data.topicId, 'topic', data, at),
    CommentHeld: ({ data, at }) => waits(data.commentId, 'comment', data, at),
    TopicReleased: ({ data, at }) => ended(data.topicId, 'released', at),
    CommentReleased: ({ data, at }) => ended(data.commentId, 'released', at),
    HeldTextRefused: ({ data: { textId, outcome }, at }) => ended(textId, 'refused', at, { outcome }),
    TopicHeldAgain: ({ data }) => waitsAgain(data.topicId),
    CommentHeldAgain: ({ data }) => waitsAgain(data.commentId),
    HeldTextWithdrawn: ({ data, at }) => ended(data.textId, 'withdrawn', at),
  },
});

const waits = (id: string, kind: HeldWaitDocument['kind'], { authorId, causes }: (TopicHeld | CommentHeld)['data'], at: string): Write =>
  heldWaitsView.put(id, { author_id: authorId, kind, causes, held_at: at, end: null, ended_at: null, outcome: null });

const waitsAgain = (id: string): Write => heldWaitsView.change(id, { $set: { end: null, ended_at: null, outcome: null } });

const ended = (id: string, end: HeldWaitDocument['end'], at: string, more: Partial<HeldWaitDocument> = {}): Write =>
  heldWaitsView.change(id, { $set: { end, ended_at: at, ...more } });
