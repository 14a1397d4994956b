import { Inject, Injectable } from '@nestjs/common';
import type { SearchRow, SearchSort, SearchType } from '../../../../contracts/search.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK } from '../../../platform/tokens.js';
import type { ParsedQuery } from '../text/parse-query.rules.js';
import { type Candidate, ranked } from '../text/rank.rules.js';
import { CandidateFinder } from './candidates.service.js';
import { FoundRows } from './found-rows.service.js';
import { answers } from './judge.query.js';
import { type Narrowed, Narrowing } from './narrowing.service.js';
import { idsOf, type SearchDocument } from './search.model.js';
import { type ReadableContent, SearchableContent } from './searchable-content.port.js';
import { stemsOfTitle } from './tokens.rules.js';

export interface Search {
  readonly query: ParsedQuery;
  readonly type: SearchType;
  readonly sort: SearchSort;
}

export interface SearchResult {
  readonly rows: SearchRow[];
  readonly total: number;
  /** There is more than `total`. */
  readonly isBound: boolean;
  readonly hints: readonly string[];
}

interface Found extends Candidate {
  readonly content: ReadableContent;
}

/** Answers what is found by words: candidates from the index, judged and ranked here. */
@Injectable()
export class SearchQuery {
  constructor(
    private readonly narrowing: Narrowing,
    private readonly candidates: CandidateFinder,
    private readonly content: SearchableContent,
    private readonly rows: FoundRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find({ query: parsed, type, sort }: Search, { limit, offset }: Window, caller: Caller): Promise<SearchResult> {
    const query = await this.narrowing.of(parsed);
    if (query.isHopeless) return { rows: [], total: 0, isBound: false, hints: query.hints };
    const { documents, isCut } = await this.candidates.find(query, type);
    const found = await this.judged(query, documents, caller);
    const ordered = sort === 'newest' ? newestFirst(found) : ranked(found, await this.candidates.weights(query.stems), this.clock.now().getTime());
    const page = ordered.slice(offset, offset + limit).map(({ content }) => content);
    return { rows: await this.rows.of(page, query.stems), total: found.length, isBound: isCut, hints: query.hints };
  }

  private async judged(query: Narrowed, documents: readonly SearchDocument[], caller: Caller): Promise<Found[]> {
    const readable = await this.content.readable(idsOf(documents), caller);
    return documents.flatMap((document) => {
      const content = readable.get(document._id);
      return content && answers(query, content) ? [foundOf(document, content)] : [];
    });
  }
}

export const foundOf = (document: SearchDocument, content: ReadableContent): Found => ({
  content,
  terms: { stems: document.words, counts: document.counts, length: document.length },
  title: stemsOfTitle(document.title),
  solved: content.solved,
  isSolution: content.isSolution,
  at: Date.parse(content.createdAt),
  number: document.number,
});

const newestFirst = (found: readonly Found[]): Found[] => [...found].sort((a, b) => b.at - a.at || b.number - a.number);
