import { declareView } from '../../../platform/views/declared-view.js';
import { text } from '../../../platform/views/view-fields.js';

/** By member: who keeps a search of which they want to hear daily, and since when. */
export const jobSearchReadersView = declareView('job_search_readers', { since: text });
