import type { DomainEvent } from '../../../kernel/event.js';

interface OfSeries {
  seriesId: string;
  authorId: string;
}

export type SeriesCreated = DomainEvent<'SeriesCreated', OfSeries & { title: string }>;
export type SeriesRenamed = DomainEvent<'SeriesRenamed', OfSeries & { title: string }>;
/** All posts that stand in it now, in their order. */
export type SeriesArranged = DomainEvent<'SeriesArranged', OfSeries & { posts: string[] }>;
/** Its posts stay where they are. */
export type SeriesRemoved = DomainEvent<'SeriesRemoved', OfSeries>;

export type SeriesEvent = SeriesCreated | SeriesRenamed | SeriesArranged | SeriesRemoved;
