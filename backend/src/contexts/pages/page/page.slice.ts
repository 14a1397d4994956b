import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CurrentTerms } from '../../accounts/consent/current-terms.port.js';
import { PageQuery } from './page.query.js';
import { PageSources } from './page-sources.service.js';
import { PagesController } from './pages.controller.js';

/** Terms, privacy and the other pages that the operator writes. */
export const page: Slice = { controllers: [PagesController], answers: [answer(CurrentTerms, PageQuery)], providers: [PageQuery, PageSources] };
