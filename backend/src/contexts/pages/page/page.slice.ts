import type { Slice } from '../../../platform/slices/slice.js';
import { PageQuery } from './page.query.js';
import { PageSources } from './page-sources.service.js';
import { PagesController } from './pages.controller.js';

/** Terms, privacy and the other pages that the operator writes. */
export const page: Slice = { controllers: [PagesController], providers: [PageQuery, PageSources] };
