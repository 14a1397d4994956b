import { contextOf } from '../../platform/slices/context.js';
import { page } from './page/page.slice.js';
import { PageQuery } from './read/page.query.js';
import { InformationSection } from './site/information.section.js';

export const pages = contextOf({ name: 'pages', slices: [page], exports: [PageQuery, InformationSection] });
