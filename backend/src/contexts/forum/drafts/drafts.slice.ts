import type { Slice } from '../../../platform/slices/slice.js';
import { DraftBox } from './draft-box.service.js';
import { DraftPlaces } from './draft-places.service.js';
import { DraftsController } from './drafts.controller.js';

export const drafts: Slice = { controllers: [DraftsController], providers: [DraftBox, DraftPlaces] };
