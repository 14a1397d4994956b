import { DEFAULT_CHOICES, type NotificationChoices } from '../../../../contracts/notifications.js';
import type { Decider } from '../../../kernel/decider.js';
import type { ChooseNotification } from './choices.commands.js';
import type { NotificationChosen } from './choices.events.js';

export const choices: Decider<NotificationChoices, ChooseNotification, NotificationChosen> = {
  initial: DEFAULT_CHOICES,
  evolve: (state, { data: { type, channel, wanted } }) => ({ ...state, [type]: { ...state[type], [channel]: wanted } }),
  decide: ({ data }, state) => (state[data.type][data.channel] === data.wanted ? [] : [{ type: 'NotificationChosen', data }]),
};
