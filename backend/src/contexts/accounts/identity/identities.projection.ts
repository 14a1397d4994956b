import { projection } from '../../../kernel/projection.js';
import { identitiesView } from './identities.model.js';
import type { IdentityEvent } from './identity.events.js';
import { identityId } from './identity.stream.js';

/** The accounts at providers that members sign in with. */
export const identitiesProjection = projection<IdentityEvent>({
  name: 'identities',
  version: 1,
  views: [identitiesView.name],
  on: {
    IdentityLinked: ({ data, at }) =>
      identitiesView.put(identityId(data), { member_id: data.memberId, provider: data.provider, subject: data.subject, linked_at: at }),
    IdentityUnlinked: ({ data }) => identitiesView.remove(identityId(data)),
  },
});
