import { projection } from '../../../kernel/projection.js';
import type { AccountErased } from '../../accounts/public.js';
import type { ChatChoicesMade } from './choices.events.js';
import { chatChoicesView } from './choices.model.js';

/** Who may write to members, and what they show of themselves. */
export const chatChoicesProjection = projection<ChatChoicesMade | AccountErased>({
  name: 'chat-choices',
  version: 1,
  views: [chatChoicesView.name],
  on: {
    ChatChoicesMade: ({ data: { memberId, whoMayWrite, showsSeen, showsLastSeen } }) =>
      chatChoicesView.put(memberId, { who_may_write: whoMayWrite, shows_seen: showsSeen, shows_last_seen: showsLastSeen }),
    AccountErased: ({ data }) => chatChoicesView.remove(data.memberId),
  },
});
