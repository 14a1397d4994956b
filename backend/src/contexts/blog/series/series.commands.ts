import { Command } from '../../../kernel/command.js';

type OfSeries = { authorId: string; seriesId: string };

export class CreateSeries extends Command<OfSeries & { title: string }> {
  readonly type = 'CreateSeries';
}

export class RenameSeries extends Command<OfSeries & { title: string }> {
  readonly type = 'RenameSeries';
}

/** `posts`: all that are to stand in it, in their order; what stands in another one comes from there. */
export class ArrangeSeries extends Command<OfSeries & { posts: string[] }> {
  readonly type = 'ArrangeSeries';
}

/** Puts a post behind the last one of a series; null takes it out of the one in which it stands. */
export class PlaceInSeries extends Command<{ authorId: string; postId: string; seriesId: string | null }> {
  readonly type = 'PlaceInSeries';
}

export class RemoveSeries extends Command<OfSeries> {
  readonly type = 'RemoveSeries';
}

/** Removes the series of a leaving author; `onlyUnread`: those alone in which nobody can read anything. */
export class WithdrawSeries extends Command<{ authorId: string; onlyUnread: boolean }> {
  readonly type = 'WithdrawSeries';
}

export type SeriesCommand = CreateSeries | RenameSeries | ArrangeSeries | PlaceInSeries | RemoveSeries;
