import { Controller, Get, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type FoundListing,
  type JobSearchListing,
  type PostSearchListing,
  type ProjectSearchListing,
  SEARCH_LIMITS,
  type SearchListing,
} from '../../../../contracts/search.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { type Window, windowOf } from '../../../platform/paging/window.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { readableQuery } from '../text/readable-query.rules.js';
import { KindSearchDto, SearchDto, SimilarDto, SuggestDto } from './search.dto.js';
import { SearchQuery, type SearchResult } from './search.query.js';
import { SearchLimit } from './search-limit.service.js';
import { TopicHintsQuery } from './topic-hints.query.js';

@Controller('api')
export class SearchController {
  constructor(
    private readonly search: SearchQuery,
    private readonly hints: TopicHintsQuery,
    private readonly limit: SearchLimit,
  ) {}

  @Get('search')
  @Allow('search.read')
  @AlsoRefuses(422, 429)
  async find(
    @Query() { q, type = 'all', sort = 'relevance', ...window }: SearchDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<SearchListing> {
    const query = readableQuery(q);
    await this.limit.count(askerOf(caller, request), 'find');
    const place = windowOf(window);
    return listingOf(await this.search.find({ query, type, sort }, place, caller), place);
  }

  /** Posts of the blog. */
  @Get('search/posts')
  @Allow('search.read')
  @AlsoRefuses(422, 429)
  async findPosts(
    @Query() { q, sort = 'relevance', ...window }: KindSearchDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<PostSearchListing> {
    const query = readableQuery(q);
    await this.limit.count(askerOf(caller, request), 'find');
    const place = windowOf(window);
    return listingOf(await this.search.posts({ query, sort }, place), place);
  }

  /** Projects that the caller may read. */
  @Get('search/projects')
  @Allow('search.read')
  @AlsoRefuses(422, 429)
  async findProjects(
    @Query() { q, sort = 'relevance', ...window }: KindSearchDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<ProjectSearchListing> {
    const query = readableQuery(q);
    await this.limit.count(askerOf(caller, request), 'find');
    const place = windowOf(window);
    return listingOf(await this.search.projects({ query, sort }, place, caller), place);
  }

  /** Job listings that are open, and the caller's own. */
  @Get('search/jobs')
  @Allow('search.read')
  @AlsoRefuses(422, 429)
  async findJobs(
    @Query() { q, sort = 'relevance', ...window }: KindSearchDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<JobSearchListing> {
    const query = readableQuery(q);
    await this.limit.count(askerOf(caller, request), 'find');
    const place = windowOf(window);
    return listingOf(await this.search.jobs({ query, sort }, place, caller), place);
  }

  /** Topics for the search box, while somebody types. */
  @Get('search/topics')
  @Allow('search.read')
  @AlsoRefuses(429)
  async suggest(@Query() { q }: SuggestDto, @CurrentCaller() caller: Caller, @Req() request: FastifyRequest) {
    await this.limit.count(askerOf(caller, request), 'hint');
    return ok(await this.hints.begunBy(q.slice(0, SEARCH_LIMITS.q.max), caller));
  }

  /** Topics like the one whose title is being typed. */
  @Get('forum/topics/similar')
  @Allow('search.read')
  @AlsoRefuses(429)
  async similar(@Query() { title }: SimilarDto, @CurrentCaller() caller: Caller, @Req() request: FastifyRequest) {
    await this.limit.count(askerOf(caller, request), 'hint');
    const typed = title.trim().slice(0, SEARCH_LIMITS.q.max);
    return ok(typed.length < SEARCH_LIMITS.similarFrom ? [] : await this.hints.similarTo(typed, caller));
  }
}

/** Whose questions are counted together: a member's, or those of guests from one network. */
const askerOf = ({ memberId }: Caller, { ip }: FastifyRequest): string => memberId ?? networkOf(ip);

const listingOf = <Row>({ rows, total, isBound, hints }: SearchResult<Row>, place: Window): FoundListing<Row> => ({
  ...listing(rows, total, place),
  total_is_bound: isBound,
  hints: [...hints],
});
