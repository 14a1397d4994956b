import type { Slice } from '../../../platform/slices/slice.js';
import { PlacesQuery } from './places.query.js';
import { TravelController } from './travel.controller.js';
import { TravelQuery } from './travel.query.js';

/** How members, cases, texts, the queue, categories and principles stood at any moment. */
export const travel: Slice = { controllers: [TravelController], providers: [TravelQuery, PlacesQuery] };
