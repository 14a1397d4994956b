import type { Slice } from '../../../platform/slices/slice.js';
import { DraftsController } from '../http/drafts.controller.js';
import { DraftBox } from './draft-box.js';
import { DraftPlaces } from './draft-places.js';

export const drafts: Slice = { controllers: [DraftsController], providers: [DraftBox, DraftPlaces] };
