import { Inject, Injectable } from '@nestjs/common';
import type { PostHit, SearchSort } from '../../../../contracts/search.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK } from '../../../platform/tokens.js';
import type { ParsedQuery } from '../text/parse-query.rules.js';
import { type Candidate, ranked } from '../text/rank.rules.js';
import { CandidateFinder } from './candidates.service.js';
import { FoundRows } from './found-rows.service.js';
import { answers } from './judge.query.js';
import { Narrowing } from './narrowing.service.js';
import type { SearchDocument } from './search.model.js';
import { type ReadablePost, SearchablePosts } from './searchable-content.port.js';
import { stemsOfTitle } from './tokens.rules.js';

interface FoundPost extends Candidate {
  readonly content: ReadablePost;
}

export interface PostSearchResult {
  readonly rows: PostHit[];
  readonly total: number;
  /** There is more than `total`. */
  readonly isBound: boolean;
  readonly hints: readonly string[];
}

/** Answers which posts of the blog are found by words, as `SearchQuery` does for the forum. */
@Injectable()
export class PostSearchQuery {
  constructor(
    private readonly narrowing: Narrowing,
    private readonly candidates: CandidateFinder,
    private readonly posts: SearchablePosts,
    private readonly rows: FoundRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(parsed: ParsedQuery, sort: SearchSort, { limit, offset }: Window): Promise<PostSearchResult> {
    const query = await this.narrowing.of(parsed);
    // A post is no question: none is solved, and none is not.
    if (query.isHopeless || query.solved !== null) return { rows: [], total: 0, isBound: false, hints: query.hints };
    const { documents, isCut } = await this.candidates.find(query, 'post');
    const listed = await this.posts.listedPosts(documents.map(({ _id }) => _id));
    const found = documents.flatMap((document) => {
      const content = listed.get(document._id);
      return content && answers(query, content) ? [foundPost(document, content)] : [];
    });
    const ordered = sort === 'newest' ? newestFirst(found) : ranked(found, await this.candidates.weights(query.stems), this.clock.now().getTime());
    const page = ordered.slice(offset, offset + limit).map(({ content }) => content);
    return { rows: await this.rows.posts(page, query.stems), total: found.length, isBound: isCut, hints: query.hints };
  }
}

const foundPost = (document: SearchDocument, content: ReadablePost): FoundPost => ({
  content,
  terms: { stems: document.words, counts: document.counts, length: document.length },
  title: stemsOfTitle(document.title),
  solved: false,
  isSolution: false,
  at: Date.parse(content.createdAt),
  number: document.number,
});

const newestFirst = (found: readonly FoundPost[]): FoundPost[] => [...found].sort((a, b) => b.at - a.at || b.number - a.number);
