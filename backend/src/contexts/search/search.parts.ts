import type { ContextParts } from '../../platform/context-parts.js';
import { searchDocumentsView } from './read/search.model.js';
import { searchProjection } from './read/search.projection.js';

export const searchParts: ContextParts = {
  name: 'search',
  streams: [],
  projections: [{ projection: searchProjection, models: [searchDocumentsView] }],
  policies: [],
  queued: [],
  recurring: [],
};
