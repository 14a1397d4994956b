import { Inject, Injectable } from '@nestjs/common';
import type { SearchSort } from '../../../../contracts/search.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK } from '../../../platform/tokens.js';
import type { ParsedQuery } from '../text/parse-query.rules.js';
import { type Candidate, ranked } from '../text/rank.rules.js';
import { CandidateFinder, isApart, type Kind } from './candidates.service.js';
import { answers, type Findable } from './judge.query.js';
import { type Narrowed, Narrowing } from './narrowing.service.js';
import type { SearchDocument } from './search.model.js';
import { stemsOfTitle } from './tokens.rules.js';

export interface Search {
  readonly query: ParsedQuery;
  readonly type: Kind;
  readonly sort: SearchSort;
  /** Facets of which one stands at what the asker may read, where not everything of the kind is for everybody. */
  readonly readers?: readonly string[];
}

/** Of documents those that the asker may read, as they stand now, by id. */
type Read<Content> = (documents: readonly SearchDocument[]) => Promise<ReadonlyMap<string, Content>>;

interface Found<Content> extends Candidate {
  readonly content: Content;
}

/** A page of what was found. */
export interface FoundPage<Content> {
  readonly page: readonly Content[];
  readonly stems: readonly string[];
  readonly total: number;
  /** There is more than `total`. */
  readonly isBound: boolean;
  readonly hints: readonly string[];
}

/** Finds by words: candidates from the index, judged and ranked here. What may be read of them is said by whoever asks. */
@Injectable()
export class Finder {
  constructor(
    private readonly narrowing: Narrowing,
    private readonly candidates: CandidateFinder,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find<Content extends Findable>(
    { query: parsed, type, sort, readers }: Search,
    { limit, offset }: Window,
    read: Read<Content>,
  ): Promise<FoundPage<Content>> {
    const query = await this.narrowing.of(parsed);
    if (query.isHopeless || isOfNone(query, type)) return { page: [], stems: [], total: 0, isBound: false, hints: query.hints };
    const { documents, isCut } = await this.candidates.find(query, type, readers);
    const readable = await read(documents);
    const found = documents.flatMap((document) => {
      const content = readable.get(document._id);
      return content && answers(query, content) ? [foundOf(document, content)] : [];
    });
    const ordered = sort === 'newest' ? newestFirst(found) : ranked(found, await this.candidates.weights(query.stems), this.clock.now().getTime());
    const page = ordered.slice(offset, offset + limit).map(({ content }) => content);
    return { page, stems: query.stems, total: found.length, isBound: isCut, hints: query.hints };
  }
}

/** A post, a project or a listing is no question: none is solved, and none is not. */
const isOfNone = ({ solved }: Narrowed, type: Kind): boolean => solved !== null && isApart(type);

export const foundOf = <Content extends Findable>(document: SearchDocument, content: Content): Found<Content> => ({
  content,
  terms: { stems: document.words, counts: document.counts, length: document.length },
  title: stemsOfTitle(document.title),
  solved: content.solved ?? false,
  isSolution: 'isSolution' in content && content.isSolution,
  at: Date.parse(content.createdAt),
  number: document.number,
});

const newestFirst = <Content>(found: readonly Found<Content>[]): Found<Content>[] => [...found].sort((a, b) => b.at - a.at || b.number - a.number);
