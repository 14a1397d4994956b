import type { Slice } from '../../../platform/slices/slice.js';
import { BlogSection } from './blog.section.js';
import { FeedPlaces } from './feed-places.service.js';
import { SeriesSite } from './series-site.service.js';
import { SharePicturesController } from './share-pictures.controller.js';

/** The blog for feed readers, and for whoever shows a link to it. */
export const site: Slice = { controllers: [SharePicturesController], providers: [BlogSection, FeedPlaces, SeriesSite] };
