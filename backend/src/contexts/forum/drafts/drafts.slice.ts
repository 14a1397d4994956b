import type { Slice } from '../../../platform/slices/slice.js';
import { DraftBox } from './draft-box.js';
import { DraftPlaces } from './draft-places.js';
import { DraftsController } from './drafts.controller.js';

export const drafts: Slice = { controllers: [DraftsController], providers: [DraftBox, DraftPlaces] };
