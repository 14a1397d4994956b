import { SERIES_LIMITS, SERIES_TEXT, seriesTitleProblem } from '../../../../contracts/blog-series.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { SeriesCommand } from './series.commands.js';
import type { SeriesEvent } from './series.events.js';

export interface Series {
  readonly title: string;
  readonly posts: readonly string[];
}

/** All series of one author: a post stands in one of them at most. */
export interface AuthorSeries {
  /** By id. */
  readonly all: ReadonlyMap<string, Series>;
  readonly changes: number;
}

export const series: Decider<AuthorSeries, SeriesCommand, SeriesEvent> = {
  initial: { all: new Map(), changes: 0 },

  evolve({ all, changes }, event) {
    const next = new Map(all);
    const { seriesId } = event.data;
    const stood = all.get(seriesId) ?? { title: '', posts: [] };
    switch (event.type) {
      case 'SeriesCreated':
      case 'SeriesRenamed':
        next.set(seriesId, { ...stood, title: event.data.title });
        break;
      case 'SeriesArranged':
        next.set(seriesId, { ...stood, posts: event.data.posts });
        break;
      case 'SeriesRemoved':
        next.delete(seriesId);
        break;
    }
    return { all: next, changes: changes + 1 };
  },

  decide(command, state) {
    const events = decided(command, state.all);
    // The stream is read as a whole for each decision; whoever removes something may always do so.
    if (events.length > 0 && state.changes >= SERIES_LIMITS.changes && command.type !== 'RemoveSeries')
      throw new RuleViolation('series.changed-too-often', SERIES_TEXT.changedTooOften);
    return events;
  },
};

function decided(command: SeriesCommand, all: AuthorSeries['all']): readonly SeriesEvent[] {
  const { authorId } = command.data;
  switch (command.type) {
    case 'CreateSeries': {
      const { seriesId, title } = command.data;
      if (all.has(seriesId)) return [];
      if (all.size >= SERIES_LIMITS.ofAuthor) throw new RuleViolation('series.too-many', SERIES_TEXT.tooMany, { title: SERIES_TEXT.tooMany });
      return [{ type: 'SeriesCreated', data: { seriesId, authorId, title: fit(title) } }];
    }
    case 'EditSeries': {
      const { seriesId, title, posts } = command.data;
      return [...renamed(all, authorId, seriesId, title), ...(posts === null ? [] : arranged(all, { authorId, seriesId, posts }))];
    }
    case 'PlaceInSeries': {
      const { seriesId, postId } = command.data;
      if (seriesId === null) return taken(all, authorId, [postId], null);
      const { posts } = found(all, seriesId);
      return posts.includes(postId) ? [] : arranged(all, { authorId, seriesId, posts: [...posts, postId] });
    }
    case 'RemoveSeries': {
      const { seriesId } = command.data;
      found(all, seriesId);
      return [{ type: 'SeriesRemoved', data: { seriesId, authorId } }];
    }
  }
}

function renamed(all: AuthorSeries['all'], authorId: string, seriesId: string, title: string | null): readonly SeriesEvent[] {
  const stood = found(all, seriesId).title;
  return title === null || stood === fit(title) ? [] : [{ type: 'SeriesRenamed', data: { seriesId, authorId, title: fit(title) } }];
}

function arranged(
  all: AuthorSeries['all'],
  { authorId, seriesId, posts }: { authorId: string; seriesId: string; posts: readonly string[] },
): readonly SeriesEvent[] {
  const stood = found(all, seriesId).posts;
  const next = [...new Set(posts)];
  if (next.length > SERIES_LIMITS.posts) throw new RuleViolation('series.too-long', SERIES_TEXT.tooManyPosts, { posts: SERIES_TEXT.tooManyPosts });
  if (next.length === stood.length && next.every((id, at) => id === stood[at])) return [];
  return [...taken(all, authorId, next, seriesId), { type: 'SeriesArranged', data: { seriesId, authorId, posts: next } }];
}

/** Takes posts out of the series in which they stand, other than the one they come to. */
const taken = (all: AuthorSeries['all'], authorId: string, posts: readonly string[], except: string | null): readonly SeriesEvent[] =>
  [...all]
    .filter(([id, one]) => id !== except && one.posts.some((post) => posts.includes(post)))
    .map(([seriesId, one]) => ({ type: 'SeriesArranged', data: { seriesId, authorId, posts: one.posts.filter((post) => !posts.includes(post)) } }));

function found(all: AuthorSeries['all'], id: string): Series {
  const one = all.get(id);
  if (!one) throw new RuleViolation('series.not-found', SERIES_TEXT.notFound, null, 'not-found');
  return one;
}

function fit(title: string): string {
  const problem = seriesTitleProblem(title);
  if (problem) throw new RuleViolation('series.title', problem, { title: problem });
  return title.trim();
}
