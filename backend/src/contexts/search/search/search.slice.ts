import type { Slice } from '../../../platform/slices/slice.js';
import { CandidateFinder } from './candidates.service.js';
import { Finder } from './finder.service.js';
import { FoundRows } from './found-rows.service.js';
import { Narrowing } from './narrowing.service.js';
import { SearchController } from './search.controller.js';
import { searchDocumentsView } from './search.model.js';
import { searchProjection } from './search.projection.js';
import { SearchQuery } from './search.query.js';
import { SearchLimit } from './search-limit.service.js';
import { TopicHintsQuery } from './topic-hints.query.js';

export const searchSlice: Slice = {
  projections: [{ projection: searchProjection, models: [searchDocumentsView] }],
  controllers: [SearchController],
  providers: [SearchLimit, Narrowing, CandidateFinder, Finder, FoundRows, SearchQuery, TopicHintsQuery],
};
