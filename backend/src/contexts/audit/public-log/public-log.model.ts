import type { PublicAction, PublicContent } from '../../../../contracts/transparency.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { number, object, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** What was decided, as everybody may read it. Neither the id nor the order leads back to who, what or when in a day. */
export const publicLogView = declareView(
  'public_log',
  {
    action: oneOf<PublicAction>(),
    rule: orNull(text),
    content: oneOf<PublicContent>(),
    day: text,
    /** The day on which it was taken back. */
    reversed_on: orNull(text),
    /** By what it says, then by its id. */
    order: text,
  },
  {
    indexes: [
      { day: -1, order: 1 },
      { action: 1, day: 1 },
      { reversed_on: 1, day: 1 },
    ],
  },
);

export type Counts = Readonly<Record<string, number>>;

/** What happened in a year, counted; `_id` is the year. A rule with a dot goes by an underscore. */
export const transparencyView = declareView('transparency_years', {
  reports: object<Counts>(),
  actions: object<Counts>(),
  rules: object<Counts>(),
  contents: object<Counts>(),
  causes: object<Counts>(),
  lengths: object<Counts>(),
  outcomes: object<Counts>(),
  appeals: number,
  taken_back: number,
});
