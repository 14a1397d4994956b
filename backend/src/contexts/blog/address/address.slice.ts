import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { addressStream } from './address.decider.js';
import { Addresses } from './addresses.service.js';

/** Where posts are read; an address that a post had once leads to it for ever. */
export const address: Slice = { streams: [addressStream], told: tellsNothing(addressStream), providers: [Addresses] };
