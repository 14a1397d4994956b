import { Module } from '@nestjs/common';
import { SearchController } from './http/search.controller.js';
import { CandidateFinder } from './read/candidates.js';
import { FoundRows } from './read/found-rows.js';
import { Narrowing } from './read/narrowing.js';
import { SearchQuery } from './read/search.query.js';
import { SearchLimit } from './read/search-limit.js';
import { TopicHintsQuery } from './read/topic-hints.query.js';

@Module({
  controllers: [SearchController],
  providers: [SearchLimit, Narrowing, CandidateFinder, FoundRows, SearchQuery, TopicHintsQuery],
})
export class SearchModule {}
