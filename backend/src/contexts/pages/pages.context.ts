import { contextOf } from '../../platform/slices/context.js';
import { editing } from './editing/editing.slice.js';
import { page } from './page/page.slice.js';
import { InformationSection } from './site/information.section.js';
import { site } from './site/site.slice.js';

export const pages = contextOf({ name: 'pages', slices: [page, editing, site], exports: [InformationSection] });
