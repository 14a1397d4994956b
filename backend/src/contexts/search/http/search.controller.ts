import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CODE } from '../../../../contracts/envelope.js';
import { SEARCH_LIMITS, SEARCH_TEXT, type SearchListing } from '../../../../contracts/search.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { windowOf } from '../../../platform/paging/window.js';
import { SearchQuery } from '../read/search.query.js';
import { TopicHintsQuery } from '../read/topic-hints.query.js';
import { asksForSomething, type ParsedQuery, parseQuery, saysSomething } from '../text/parse-query.js';
import { SearchDto, SimilarDto, SuggestDto } from './search.dto.js';
import { SearchPace } from './search-pace.js';

/** What one caller may ask in a minute before it has to wait. */
const FREE_SEARCHES = 60;
const FREE_HINTS = 120;

@Controller('api')
export class SearchController {
  constructor(
    private readonly search: SearchQuery,
    private readonly hints: TopicHintsQuery,
    private readonly pace: SearchPace,
  ) {}

  @Get('search')
  @Allow('search.read')
  @AlsoRefuses(422, 429)
  async find(
    @Query() { q, type = 'all', sort = 'relevance', ...window }: SearchDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<SearchListing> {
    const query = readable(q);
    await this.pace.keep(request, 'find', FREE_SEARCHES);
    const place = windowOf(window);
    const { rows, total, isBound, hints } = await this.search.find({ query, type, sort }, place, caller);
    return { ...listing(rows, total, place), total_is_bound: isBound, hints: [...hints] };
  }

  /** Topics for the search box, while somebody types. */
  @Get('search/topics')
  @Allow('search.read')
  @AlsoRefuses(429)
  async suggest(@Query() { q }: SuggestDto, @CurrentCaller() caller: Caller, @Req() request: FastifyRequest) {
    await this.pace.keep(request, 'hint', FREE_HINTS);
    return ok(await this.hints.begunBy(q.slice(0, SEARCH_LIMITS.q.max), caller));
  }

  /** Topics like the one whose title is being typed. */
  @Get('forum/topics/similar')
  @Allow('search.read')
  @AlsoRefuses(429)
  async similar(@Query() { title }: SimilarDto, @CurrentCaller() caller: Caller, @Req() request: FastifyRequest) {
    await this.pace.keep(request, 'hint', FREE_HINTS);
    const typed = title.trim().slice(0, SEARCH_LIMITS.q.max);
    return ok(typed.length < SEARCH_LIMITS.similarFrom ? [] : await this.hints.similarTo(typed, caller));
  }
}

function readable(q: string): ParsedQuery {
  if (q.trim().length > SEARCH_LIMITS.q.max) throw refused(SEARCH_TEXT.tooLong);
  const query = parseQuery(q);
  // What was not understood tells more than that nothing is left.
  if (!saysSomething(query)) throw refused(query.hints[0] ?? SEARCH_TEXT.tooShort);
  if (!asksForSomething(query)) throw refused(SEARCH_TEXT.onlyExcluded);
  return query;
}

const refused = (sentence: string): RuleViolation => new RuleViolation(CODE.validation, sentence, { q: sentence });
