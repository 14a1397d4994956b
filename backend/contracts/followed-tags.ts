/** What becomes of the tags of a text when staff rename a tag, merge it into another, or take the merge back. */
import { TOPIC_LIMITS } from './forum.js';
import { tagSlug } from './forum-tags.js';

/** What a merge did to the tags of a text: so much it takes to take that back. */
export interface FollowedTags {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}
/** What has been followed so far, by the merge. */
export type FollowedSoFar = Readonly<Record<string, FollowedTags>>;

/** A step as it is recorded; `cause` is the merge, null for a new name. */
interface Followed {
  readonly cause: string | null;
  readonly back: boolean;
  readonly tags: readonly string[];
  readonly formerTags: readonly string[];
}

/** What has been followed after one step more. */
export function followedAfter(before: FollowedSoFar, { cause, back, tags, formerTags }: Followed): FollowedSoFar {
  const [gone, come] = [without(formerTags, tags), without(tags, formerTags)];
  if (cause === null) return mapped(before, (tag) => (gone.includes(tag) ? (come[0] ?? tag) : tag));
  if (back) return Object.fromEntries(Object.entries(before).filter(([id]) => id !== cause));
  return { ...before, [cause]: { gone, come } };
}

/** Another name goes for what came by a merge, too. */
const mapped = (all: FollowedSoFar, now: (tag: string) => string): FollowedSoFar =>
  Object.fromEntries(Object.entries(all).map(([cause, { gone, come }]) => [cause, { gone, come: come.map(now) }]));

const without = (some: readonly string[], others: readonly string[]): string[] => some.filter((tag) => !others.includes(tag));

/** Tags with the one of a slug under another name, each once. */
export function renamedTags(tags: readonly string[], { slug, name }: { readonly slug: string; readonly name: string }): string[] {
  const now = tags.map((tag) => (tagSlug(tag) === slug ? name : tag));
  return now.filter((tag, at) => now.findIndex((other) => tagSlug(other) === tagSlug(tag)) === at);
}

/** Tags with those that a merge took. A text that was tagged anew meanwhile keeps what it was given then. */
export function returnedTags(tags: readonly string[], change: FollowedTags | undefined): string[] {
  if (!change) return [...tags];
  const [came] = change.come;
  if (came !== undefined && !tags.includes(came)) return [...tags];
  const back = tags.flatMap((tag) => (tag === came ? change.gone : [tag]));
  const all = came === undefined ? [...tags, ...change.gone] : back;
  return [...new Set(all)].slice(0, TOPIC_LIMITS.tags);
}
