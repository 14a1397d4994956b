import { projection } from '../../../kernel/projection.js';
import type { TermsAccepted } from '../account/account.events.js';
import { consentsView } from './consents.model.js';

/** Which version of each text a member accepted last. */
export const consentsProjection = projection<TermsAccepted>({
  name: 'consents',
  version: 1,
  views: [consentsView.name],
  on: {
    TermsAccepted: ({ data: { memberId, document, version }, at }) => consentsView.make(memberId, { $set: { [document]: { version, at } } }),
  },
});
