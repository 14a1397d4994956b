import type { DomainEvent } from '../../../kernel/event.js';

interface Watch {
  topicId: string;
  memberId: string;
}

export type TopicWatched = DomainEvent<'TopicWatched', Watch>;
/** Back to being told only of what names or quotes the member, also for those who started the topic or commented in it. */
export type TopicUnwatched = DomainEvent<'TopicUnwatched', Watch>;
/** Nothing that happens in the topic is told, but for what moderators decide. */
export type TopicMuted = DomainEvent<'TopicMuted', Watch>;

interface OfPost {
  postId: string;
  memberId: string;
}

/** The same of a post. */
export type PostWatched = DomainEvent<'PostWatched', OfPost>;
export type PostUnwatched = DomainEvent<'PostUnwatched', OfPost>;
export type PostMuted = DomainEvent<'PostMuted', OfPost>;

interface OfProject {
  projectId: string;
  memberId: string;
}

/** The same of a project, of which it is its comments that are watched. */
export type ProjectWatched = DomainEvent<'ProjectWatched', OfProject>;
export type ProjectUnwatched = DomainEvent<'ProjectUnwatched', OfProject>;
export type ProjectMuted = DomainEvent<'ProjectMuted', OfProject>;

export type WatchEvent =
  | TopicWatched
  | TopicUnwatched
  | TopicMuted
  | PostWatched
  | PostUnwatched
  | PostMuted
  | ProjectWatched
  | ProjectUnwatched
  | ProjectMuted;
