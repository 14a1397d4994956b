import { Command } from '../../../kernel/command.js';

type OfSeries = { authorId: string; seriesId: string };

export class CreateSeries extends Command<OfSeries & { title: string }> {
  readonly type = 'CreateSeries';
}

/** What is null stays as it is. `posts`: all that are to stand in it, in their order; what stands in another one comes from there. */
export class EditSeries extends Command<OfSeries & { title: string | null; posts: string[] | null }> {
  readonly type = 'EditSeries';
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

export type SeriesCommand = CreateSeries | EditSeries | PlaceInSeries | RemoveSeries;
