import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { NotificationCentreController } from '../http/notification-centre.controller.js';
import { NotificationsController } from '../http/notifications.controller.js';
import { AnnounceNotifications } from '../read/announce-notifications.js';
import { InboxQuery } from '../read/inbox.query.js';
import { notificationsView, notifiedView } from '../read/notification.model.js';
import { notificationProjection } from '../read/notification.projection.js';
import { NotificationQuery } from '../read/notification.query.js';
import { NotificationChanges } from '../read/notification-changes.js';
import { NotificationRows } from '../read/notification-rows.js';
import { ForgetNotificationsHandler } from './forget-notifications.handler.js';
import { forgetNotifications } from './forget-notifications.policy.js';
import { ForgetNotifications, ReadNotifications } from './inbox.commands.js';
import { inboxStream } from './inbox.stream.js';
import { InboxContent } from './inbox-content.js';
import { ReadNotificationsHandler } from './read-notifications.handler.js';

/** What a member was told, and what of it is read. */
export const inbox: Slice = {
  streams: [inboxStream],
  commands: [handledBy(ReadNotifications, ReadNotificationsHandler), handledBy(ForgetNotifications, ForgetNotificationsHandler, 'cleanup')],
  policies: [forgetNotifications],
  projections: [{ projection: notificationProjection, models: [notificationsView, notifiedView] }],
  live: [{ line: 'own', announcer: AnnounceNotifications, replay: NotificationChanges }],
  controllers: [NotificationsController, NotificationCentreController],
  providers: [InboxQuery, { provide: InboxContent, useExisting: InboxQuery }, NotificationQuery, NotificationRows],
};
