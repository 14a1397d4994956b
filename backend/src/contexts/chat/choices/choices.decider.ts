import { type ChatChoices, FIRST_CHAT_CHOICES } from '../../../../contracts/chat.js';
import type { Decider } from '../../../kernel/decider.js';
import type { MakeChatChoices } from './choices.commands.js';
import type { ChatChoicesMade } from './choices.events.js';

export const chatChoices: Decider<ChatChoices, MakeChatChoices, ChatChoicesMade> = {
  initial: FIRST_CHAT_CHOICES,
  evolve: (_, { data }) => choicesIn(data),
  decide({ data }, state) {
    const isSame = data.whoMayWrite === state.whoMayWrite && data.showsSeen === state.showsSeen && data.showsLastSeen === state.showsLastSeen;
    return isSame ? [] : [{ type: 'ChatChoicesMade', data: { memberId: data.memberId, ...choicesIn(data) } }];
  },
};

const choicesIn = ({ whoMayWrite, showsSeen, showsLastSeen }: ChatChoices): ChatChoices => ({ whoMayWrite, showsSeen, showsLastSeen });
