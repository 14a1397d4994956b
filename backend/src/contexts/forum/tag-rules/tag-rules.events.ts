import type { DomainEvent } from '../../../kernel/event.js';

/** `to` is how its address reads now: the same where only its spelling changed. */
export type TagRenamed = DomainEvent<'TagRenamed', { slug: string; to: string; name: string; formerName: string }>;
/** Its topics get the other tag in its place. */
export type TagMerged = DomainEvent<'TagMerged', { slug: string; name: string; into: string; intoName: string; mergeId: string }>;
/** It stands by itself again, and its topics get it back. */
export type TagSeparated = DomainEvent<'TagSeparated', { slug: string; into: string; mergeId: string }>;
/** Nobody can use it, and no list shows it; topics keep it for the day on which that ends. */
export type TagBanned = DomainEvent<'TagBanned', { slug: string; name: string }>;
export type TagUnbanned = DomainEvent<'TagUnbanned', { slug: string }>;

export type TagRuleEvent = TagRenamed | TagMerged | TagSeparated | TagBanned | TagUnbanned;
