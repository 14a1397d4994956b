import { DraftBox } from './draft-box.js';
import { DraftPlaces } from './draft-places.js';

export const draftsProviders = [DraftBox, DraftPlaces];
