import {
  type ChooseNotificationRequest,
  chosen,
  DEFAULT_CHOICES,
  mailChoicesOf,
  NOTIFICATION_TEXT,
  NOTIFICATION_TYPES,
  type NotificationChoices,
  usualFrequency,
} from '../../../../contracts/notifications.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ChoicesCommand, ChooseNotification } from './choices.commands.js';
import type { NotificationChosen } from './choices.events.js';

export const choices: Decider<NotificationChoices, ChoicesCommand, NotificationChosen> = {
  initial: DEFAULT_CHOICES,
  evolve: (state, { data }) => ({ ...state, [data.type]: chosen(state[data.type], data) }),
  decide: (command, state) => (command.type === 'ChooseNotification' ? choose(command, state) : stopDigests(command.data.memberId, state)),
};

function choose({ data: { memberId, type, channel, wanted, frequency } }: ChooseNotification, state: NotificationChoices): readonly NotificationChosen[] {
  const often = channel === 'email' && wanted ? { frequency: frequency ?? usualFrequency(type) } : {};
  if (often.frequency && !mailChoicesOf(type).includes(often.frequency))
    throw new RuleViolation('notification.at-once-only', NOTIFICATION_TEXT.atOnceOnly, { frequency: NOTIFICATION_TEXT.atOnceOnly });
  const choice: ChooseNotificationRequest = { type, channel, wanted, ...often };
  const after = chosen(state[type], choice);
  const isSame = after.in_app === state[type].in_app && after.email === state[type].email;
  return isSame ? [] : [{ type: 'NotificationChosen', data: { memberId, ...choice } }];
}

const stopDigests = (memberId: string, state: NotificationChoices): readonly NotificationChosen[] =>
  NOTIFICATION_TYPES.filter((type) => state[type].email === 'daily' || state[type].email === 'weekly').map((type) => ({
    type: 'NotificationChosen',
    data: { memberId, type, channel: 'email', wanted: false },
  }));
