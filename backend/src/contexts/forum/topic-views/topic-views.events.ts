import type { DomainEvent } from '../../../kernel/event.js';

/** A topic was read by so many who had not read it in the last 24 hours. Who they were is not known. */
export type TopicViewsCounted = DomainEvent<'TopicViewsCounted', { topicId: string; views: number }>;
/** The same of a post of the blog. */
export type PostViewsCounted = DomainEvent<'PostViewsCounted', { postId: string; authorId: string; views: number }>;
