import type { Slice } from '../../../platform/slices/slice.js';
import { Geocoder } from './geocoder.service.js';
import { PlacesController } from './places.controller.js';
import { Places } from './places.service.js';

/** Where a listing is: places by words and points, and what maps are made of. */
export const places: Slice = {
  controllers: [PlacesController],
  providers: [Places, Geocoder],
};
