import {
  type ChooseNotificationRequest,
  chosen,
  DEFAULT_CHOICES,
  isDailyOnly,
  isMailedOnly,
  mailChoicesOf,
  NOTIFICATION_TEXT,
  NOTIFICATION_TYPES,
  type NotificationChoices,
  type NotificationType,
  usualFrequency,
} from '../../../../contracts/notifications.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ChoicesCommand, ChooseNotification } from './choices.commands.js';
import type { NotificationChosen } from './choices.events.js';

export const choices: Decider<NotificationChoices, ChoicesCommand, NotificationChosen> = {
  initial: DEFAULT_CHOICES,
  evolve: (state, { data }) => ({ ...state, [data.type]: chosen(state[data.type], data) }),
  decide(command, state) {
    switch (command.type) {
      case 'ChooseNotification':
        return choose(command, state);
      case 'StopDigests':
        return stop(command.data.memberId, state, NOTIFICATION_TYPES);
      case 'StopMatchMails':
        return stop(command.data.memberId, state, ['project_match']);
      case 'StopJobDigests':
        return stop(command.data.memberId, state, ['job_search']);
    }
  },
};

function choose({ data: { memberId, type, channel, wanted, frequency } }: ChooseNotification, state: NotificationChoices): readonly NotificationChosen[] {
  if (channel === 'in_app' && wanted && isMailedOnly(type))
    throw new RuleViolation('notification.mailed-only', NOTIFICATION_TEXT.mailedOnly, { channel: NOTIFICATION_TEXT.mailedOnly });
  const often = channel === 'email' && wanted ? { frequency: frequency ?? usualFrequency(type) } : {};
  if (often.frequency && !mailChoicesOf(type).includes(often.frequency)) {
    const sentence = isDailyOnly(type) ? NOTIFICATION_TEXT.dailyOnly : NOTIFICATION_TEXT.atOnceOnly;
    throw new RuleViolation('notification.at-once-only', sentence, { frequency: sentence });
  }
  const choice: ChooseNotificationRequest = { type, channel, wanted, ...often };
  const after = chosen(state[type], choice);
  const isSame = after.in_app === state[type].in_app && after.email === state[type].email;
  return isSame ? [] : [{ type: 'NotificationChosen', data: { memberId, ...choice } }];
}

const stop = (memberId: string, state: NotificationChoices, types: readonly NotificationType[]): readonly NotificationChosen[] =>
  types
    .filter((type) => state[type].email === 'daily' || state[type].email === 'weekly')
    .map((type) => ({
      type: 'NotificationChosen',
      data: { memberId, type, channel: 'email', wanted: false },
    }));
