import { contextOf } from '../../platform/slices/context.js';
import { PageQuery } from './page/page.query.js';
import { page } from './page/page.slice.js';
import { InformationSection } from './site/information.section.js';

export const pages = contextOf({ name: 'pages', slices: [page], exports: [PageQuery, InformationSection] });
