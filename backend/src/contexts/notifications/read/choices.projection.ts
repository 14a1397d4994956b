import { projection } from '../../../kernel/projection.js';
import type { NotificationChosen } from '../choices/choices.events.js';
import { choicesView } from './choices.model.js';

/** What members want to be told, and how. */
export const choicesProjection = projection<NotificationChosen>({
  name: 'notification-choices',
  version: 1,
  views: [choicesView.name],
  on: {
    NotificationChosen: ({ data: { memberId, type, channel, wanted } }) => ({
      view: choicesView.name,
      id: memberId,
      update: { $set: { [`${type}.${channel}`]: wanted } },
      upsert: true,
    }),
  },
});
