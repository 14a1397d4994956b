import { declareView } from '../../../platform/views/declared-view.js';
import { text } from '../../../platform/views/view-fields.js';

/** Whose a browser is, by its mark. */
export const pushPlacesView = declareView('push_places', { member_id: text, session_id: text });
