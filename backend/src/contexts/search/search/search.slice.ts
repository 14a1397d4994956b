import type { Slice } from '../../../platform/slices/slice.js';
import { CandidateFinder } from './candidates.js';
import { FoundRows } from './found-rows.js';
import { Narrowing } from './narrowing.js';
import { SearchController } from './search.controller.js';
import { searchDocumentsView } from './search.model.js';
import { searchProjection } from './search.projection.js';
import { SearchQuery } from './search.query.js';
import { SearchLimit } from './search-limit.js';
import { TopicHintsQuery } from './topic-hints.query.js';

export const searchSlice: Slice = {
  projections: [{ projection: searchProjection, models: [searchDocumentsView] }],
  controllers: [SearchController],
  providers: [SearchLimit, Narrowing, CandidateFinder, FoundRows, SearchQuery, TopicHintsQuery],
};
