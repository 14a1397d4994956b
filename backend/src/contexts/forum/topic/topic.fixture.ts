import type { TopicEvent } from './topic.events.js';

export const TOPIC = { topicId: 't1', authorId: 'author', categoryId: 'c1' } as const;
export const TEXT = { title: 'Merhaba dünya', content: 'İlk konumu açıyorum.' } as const;
export const REASON = 'Topluluk ilkeleri 2.1';
const DECIDED = { ...TOPIC, reason: REASON };
const MERGE = { intoTopicId: 't2', mergeId: 'm1' };

export const created = (tags: string[] = []): TopicEvent => ({ type: 'TopicCreated', data: { ...TOPIC, ...TEXT, tags } });
export const hidden: TopicEvent = { type: 'TopicHidden', data: { ...TOPIC, reportId: null, reason: REASON, wasListed: true } };
export const deleted = (wasHidden = false): TopicEvent => ({
  type: 'TopicDeleted',
  data: { ...TOPIC, reportId: null, reason: REASON, wasListed: !wasHidden, wasHidden },
});
export const withdrawn: TopicEvent = { type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible: true, deletedByAuthor: true } };
export const locked: TopicEvent = { type: 'TopicLocked', data: DECIDED };
export const pinned: TopicEvent = { type: 'TopicPinned', data: DECIDED };
export const merged: TopicEvent = { type: 'TopicMerged', data: { ...DECIDED, ...MERGE } };
export const unmerged = (listed = true, undoes?: number): TopicEvent => ({
  type: 'TopicUnmerged',
  data: { ...DECIDED, ...MERGE, listed, ...(undoes === undefined ? {} : { undoes }) },
});
export const solved = (commentId: string | null): TopicEvent => ({ type: 'TopicSolved', data: { ...TOPIC, commentId } });
export const solutionLost: TopicEvent = { type: 'TopicSolutionLost', data: { ...TOPIC, commentId: 'k1' } };
export const edited = (
  changes: Partial<{ title: string; content: string; tags: string[]; formerTags: string[]; categoryId: string; wasListed: boolean }> = {},
): TopicEvent => ({
  type: 'TopicEdited',
  data: {
    ...TOPIC,
    categoryId: changes.categoryId ?? 'c1',
    title: changes.title ?? TEXT.title,
    content: changes.content ?? TEXT.content,
    tags: changes.tags ?? [],
    ...(changes.formerTags ? { formerTags: changes.formerTags } : {}),
    formerCategoryId: 'c1',
    wasListed: changes.wasListed ?? true,
    edition: 0,
  },
});
