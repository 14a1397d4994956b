import { chosen, DEFAULT_CHOICES } from '../../../../contracts/notifications.js';
import { projection } from '../../../kernel/projection.js';
import type { NotificationChosen } from './choices.events.js';
import { choicesView } from './choices.model.js';

/** What members want to be told, and how. */
export const choicesProjection = projection<NotificationChosen>({
  name: 'notification-choices',
  version: 2,
  views: [choicesView.name],
  on: {
    NotificationChosen: ({ data }) =>
      choicesView.make(data.memberId, { $set: { [`${data.type}.${data.channel}`]: chosen(DEFAULT_CHOICES[data.type], data)[data.channel] } }),
  },
});
