import { chosen, DEFAULT_CHOICES } from '../../../../contracts/notifications.js';
import { projection } from '../../../kernel/projection.js';
import type { AccountErased } from '../../accounts/public.js';
import type { NotificationChosen } from './choices.events.js';
import { choicesView, matchReadersView } from './choices.model.js';

/** What members want to be told, and how. */
export const choicesProjection = projection<NotificationChosen | AccountErased>({
  name: 'notification-choices',
  version: 3,
  views: [choicesView.name, matchReadersView.name],
  on: {
    NotificationChosen: ({ data, at }) => {
      const choice = chosen(DEFAULT_CHOICES[data.type], data)[data.channel];
      const write = choicesView.make(data.memberId, { $set: { [`${data.type}.${data.channel}`]: choice } });
      if (data.type !== 'project_match' || data.channel !== 'email') return write;
      return [write, data.wanted ? matchReadersView.put(data.memberId, { since: at }) : matchReadersView.remove(data.memberId)];
    },
    AccountErased: ({ data }) => matchReadersView.remove(data.memberId),
  },
});
