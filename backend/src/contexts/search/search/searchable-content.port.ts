import type { Category, CategoryTag, ContentState } from '../../../../contracts/forum.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { JobHit } from '../../../../contracts/search.js';
import type { Caller } from '../../../platform/callers/caller.js';

interface Content {
  readonly id: string;
  /** Of the topic, the post, the project or the listing. */
  readonly title: string;
  readonly authorId: string;
  readonly categoryId: string;
  readonly tags: readonly string[];
  /** ISO time. */
  readonly createdAt: string;
}

/** A topic or comment as the caller may read it. */
export interface ReadableContent extends Content {
  readonly type: 'topic' | 'comment';
  readonly topicId: string;
  /** Markdown source. */
  readonly content: string;
  /** Whether the topic is solved. */
  readonly solved: boolean;
  readonly isSolution: boolean;
  readonly likes: number;
  /** Of the topic. */
  readonly commentCount: number;
  readonly state: ContentState;
}

/** A post that everybody may read; `createdAt` is when it was published. */
export interface ReadablePost extends Content {
  readonly type: 'post';
  readonly slug: string;
  /** The beginning of its text as plain words. */
  readonly content: string;
  readonly excerpt: string;
  /** A post is no question. */
  readonly solved: null;
  readonly likes: number;
  readonly comments: number;
}

/** A project as the caller may read it. `authorId` is its owner, empty where there is none; categories are none of its business. */
export interface ReadableProject extends Content {
  readonly type: 'project';
  /** Markdown source, beginning with its summary. */
  readonly content: string;
  /** A project is no question. */
  readonly solved: null;
  readonly stage: string;
  readonly visibility: ProjectVisibility;
  readonly archived: boolean;
  readonly hidden: boolean;
  readonly members: number;
  readonly openPostings: number;
}

/** A job listing as the caller may read it; `createdAt` is when it was published. Categories are none of its business. */
export interface ReadableJob extends Content {
  readonly type: 'job';
  /** What it says, as plain words and Markdown source. */
  readonly content: string;
  /** A listing is no question. */
  readonly solved: null;
  readonly told: Omit<JobHit, 'id' | 'user_id' | 'title' | 'excerpts' | 'published_at'>;
}

/** `merged` are those whose topics stand in it. */
export type KnownCategory = CategoryTag & Pick<Category, 'merged'>;

export interface ContentIds {
  readonly topics: readonly string[];
  readonly comments: readonly string[];
}

/** What was written, as the context that owns it tells; bound by the composition root. */
export abstract class SearchableContent {
  /** Of these topics and comments those that the caller may read, by id; the topics of the comments may be among them. */
  abstract readable(ids: ContentIds, caller: Caller): Promise<ReadonlyMap<string, ReadableContent>>;
  /** How a tag is called today, whatever it was called before; null when nothing may be found by it. */
  abstract tagName(typed: string): Promise<string | null>;
  /** All categories that stand by themselves. */
  abstract categories(): Promise<readonly KnownCategory[]>;
}

/** What was published on the blog; bound by the composition root. */
export abstract class SearchablePosts {
  /** Of these posts those that everybody may read, by id. */
  abstract listedPosts(ids: readonly string[]): Promise<ReadonlyMap<string, ReadablePost>>;
}

/** What members build; bound by the composition root. */
export abstract class SearchableProjects {
  /** Of these projects those that the caller may read, by id. */
  abstract readableProjects(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, ReadableProject>>;
}

/** What work is offered; bound by the composition root. */
export abstract class SearchableJobs {
  /** Of these listings the open ones and the caller's own, by id. */
  abstract readableJobs(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, ReadableJob>>;
}

/** Who writes; bound by the composition root. */
export abstract class WriterNames {
  /** Id of the member with this username, in any case; null when there is none. */
  abstract idOfUsername(username: string): Promise<string | null>;
}
