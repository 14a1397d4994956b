import type { DomainEvent } from '../../../kernel/event.js';

interface Topic {
  topicId: string;
  authorId: string;
  categoryId: string;
}

export type TopicCreated = DomainEvent<'TopicCreated', Topic & { title: string; content: string; tags: string[] }>;
/** `reportId` is the report that led to it. */
export type TopicHidden = DomainEvent<'TopicHidden', Topic & { reportId: string; reason: string }>;
export type TopicDeleted = DomainEvent<'TopicDeleted', Topic & { reportId: string; reason: string; wasHidden: boolean }>;

/** Its author ended their account and took it along. */
export type TopicWithdrawn = DomainEvent<'TopicWithdrawn', Topic & { wasVisible: boolean }>;

export type TopicEvent = TopicCreated | TopicHidden | TopicDeleted | TopicWithdrawn;
