import { Inject, Injectable } from '@nestjs/common';
import { type Marked, SEARCH_LIMITS, type TopicHint } from '../../../../contracts/search.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { CLOCK } from '../../../platform/tokens.js';
import { mark, markBeginnings } from '../text/mark.rules.js';
import { scoreOf } from '../text/rank.rules.js';
import { CandidateFinder } from './candidates.service.js';
import { foundOf } from './finder.service.js';
import { FoundRows } from './found-rows.service.js';
import type { SearchDocument } from './search.model.js';
import { SearchableContent } from './searchable-content.port.js';
import { stemsOf, stemsOfTitle, titleStem, typedTokens } from './tokens.rules.js';

/** Topics that are looked at for each word of a title. */
const PER_WORD = 60;
/** Words of a long title that are looked for: those that tell the most. */
const MOST_WORDS = 8;
/** The part of what a title's words tell that a similar one must share. */
const SHARED = 0.34;

/** Names topics while somebody types. */
@Injectable()
export class TopicHintsQuery {
  constructor(
    private readonly candidates: CandidateFinder,
    private readonly content: SearchableContent,
    private readonly rows: FoundRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Topics whose titles have words that begin with all that was typed; the newest first. */
  async begunBy(typed: string, caller: Caller): Promise<TopicHint[]> {
    const beginnings = typedTokens(typed);
    if (beginnings.length === 0) return [];
    const title = { $all: beginnings.slice(0, SEARCH_LIMITS.terms) };
    const documents = await this.candidates.newest({ title, facets: 'topic' }, PER_WORD);
    return this.shown(documents, (text) => markBeginnings(text, beginnings), SEARCH_LIMITS.suggested, caller);
  }

  /** Topics whose titles share words with a title, by how much the shared ones tell. */
  async similarTo(title: string, caller: Caller): Promise<TopicHint[]> {
    const weights = await this.telling(stemsOf(title));
    const stems = [...weights.keys()];
    const pages = await Promise.all(stems.map((stem) => this.candidates.newest({ title: titleStem(stem), facets: 'topic' }, PER_WORD)));
    const least = SHARED * sum(weights.values());
    const known = new Map(pages.flat().map((document) => [document._id, document]));
    const near = [...known.values()].filter((document) => shared(document, weights) >= least);
    const readable = await this.content.readable({ topics: near.map(({ _id }) => _id), comments: [] }, caller);
    const now = this.clock.now().getTime();
    const scored = near.flatMap((document) => {
      const content = readable.get(document._id);
      return content ? [{ document, score: shared(document, weights) + scoreOf(foundOf(document, content), weights, now) / 10 }] : [];
    });
    const best = scored.sort((a, b) => b.score - a.score || b.document.number - a.document.number).map(({ document }) => document);
    return this.shown(best, (text) => mark(text, new Set(stems)), SEARCH_LIMITS.similar, caller);
  }

  /** The stems that the fewest topics have, with what they tell. */
  private async telling(stems: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const weights = [...(await this.candidates.weights(stems.slice(0, 3 * MOST_WORDS)))];
    return new Map(weights.sort((a, b) => b[1] - a[1]).slice(0, MOST_WORDS));
  }

  private async shown(documents: readonly SearchDocument[], marked: (title: string) => Marked, most: number, caller: Caller): Promise<TopicHint[]> {
    const ids = documents.map(({ _id }) => _id);
    const readable = await this.content.readable({ topics: ids, comments: [] }, caller);
    const topics = ids.map((id) => readable.get(id)).filter((content) => content !== undefined);
    return this.rows.hints(topics.slice(0, most), marked);
  }
}

const shared = ({ title }: SearchDocument, weights: ReadonlyMap<string, number>): number => sum(stemsOfTitle(title).map((stem) => weights.get(stem) ?? 0));

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);
