import { declareView } from '../../../platform/views/declared-view.js';
import { object, sometimes } from '../../../platform/views/view-fields.js';

interface Accepted {
  readonly version: string;
  readonly at: string;
}

/** What a member has accepted last of each text. */
export const consentsView = declareView('consents', { terms: sometimes(object<Accepted>()), aydinlatma: sometimes(object<Accepted>()) });
