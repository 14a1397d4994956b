import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { NotificationChosen } from './choices.events.js';

const chosen = ownDataFile<NotificationChosen>({
  name: 'bildirim-tercihleri',
  title: 'Bildirim tercihleriniz',
  rows: { NotificationChosen: ({ at, data: { type, channel, wanted } }) => ({ at, type, channel, wanted }) },
});

/** What notifications have of a member. */
export const notificationsOwnData: OwnData = { files: [chosen] };
