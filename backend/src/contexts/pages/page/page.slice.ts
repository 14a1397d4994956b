import type { Slice } from '../../../platform/slices/slice.js';
import { PagesController } from '../http/pages.controller.js';
import { PageQuery } from '../read/page.query.js';
import { InformationSection } from '../site/information.section.js';

/** Terms, privacy and the other pages that the operator writes. */
export const page: Slice = { controllers: [PagesController], providers: [PageQuery, InformationSection] };
