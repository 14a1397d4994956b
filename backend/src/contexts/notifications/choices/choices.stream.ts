import type { NotificationChoices } from '../../../../contracts/notifications.js';
import type { StreamType } from '../../../kernel/decider.js';
import type { ChoicesCommand } from './choices.commands.js';
import { choices } from './choices.decider.js';
import type { NotificationChosen } from './choices.events.js';

/** `notification-choices-<member id>` */
export const choicesStream: StreamType<NotificationChoices, ChoicesCommand, NotificationChosen> = {
  category: 'notification-choices',
  decider: choices,
  events: { NotificationChosen: { schema: 1 } },
};
