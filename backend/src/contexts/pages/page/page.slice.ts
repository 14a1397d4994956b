import type { Slice } from '../../../platform/slices/slice.js';
import { PageQuery } from './page.query.js';
import { PagesController } from './pages.controller.js';

/** Terms, privacy and the other pages that the operator writes. */
export const page: Slice = { controllers: [PagesController], providers: [PageQuery] };
