import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { ForgetNotificationsHandler } from './forget-notifications.handler.js';
import { forgetNotifications } from './forget-notifications.policy.js';
import { ForgetNotifications, ReadNotifications } from './inbox.commands.js';
import { InboxQuery } from './inbox.query.js';
import { inboxStream } from './inbox.stream.js';
import { InboxContent } from './inbox-content.port.js';
import { NotificationChanges } from './notification.changes.js';
import { notificationsView, notifiedView } from './notification.model.js';
import { notificationProjection } from './notification.projection.js';
import { NotificationQuery } from './notification.query.js';
import { NotificationCentreController } from './notification-centre.controller.js';
import { NotificationRows } from './notification-rows.service.js';
import { NotificationsController } from './notifications.controller.js';
import { ReadNotificationsHandler } from './read-notifications.handler.js';

/** What a member was told, and what of it is read. */
export const inbox: Slice = {
  streams: [inboxStream],
  told: tellsNothing(inboxStream),
  commands: [handledBy(ReadNotifications, ReadNotificationsHandler), handledBy(ForgetNotifications, ForgetNotificationsHandler, 'cleanup')],
  policies: [forgetNotifications],
  projections: [{ projection: notificationProjection, models: [notificationsView, notifiedView] }],
  live: [{ line: 'own', changes: NotificationChanges }],
  controllers: [NotificationsController, NotificationCentreController],
  providers: [InboxQuery, { provide: InboxContent, useExisting: InboxQuery }, NotificationQuery, NotificationRows],
};
