import { projection } from '../../../kernel/projection.js';
import type { PushEvent } from './push.events.js';
import { pushPlacesView } from './push.model.js';

/** Which browsers are told. */
export const pushProjection = projection<PushEvent>({
  name: 'push-places',
  version: 1,
  views: [pushPlacesView.name],
  on: {
    PushTurnedOn: ({ data: { mark, memberId, sessionId } }) => pushPlacesView.put(mark, { member_id: memberId, session_id: sessionId }),
    PushTurnedOff: ({ data: { mark } }) => pushPlacesView.remove(mark),
  },
});
