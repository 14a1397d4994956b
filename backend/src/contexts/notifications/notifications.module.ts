import { Module } from '@nestjs/common';
import { choicesHandlers } from './choices/choices.handlers.js';
import { DigestContent } from './digest/digest-content.js';
import { DigestLetter } from './digest/digest-letter.js';
import { MailDigestHandler } from './digest/mail-digest.handler.js';
import { PrepareDigestsHandler } from './digest/prepare-digests.handler.js';
import { UnsubscribeLinks } from './digest/unsubscribe-links.js';
import { NotificationCentreController } from './http/notification-centre.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { TopicWatchController } from './http/topic-watch.controller.js';
import { UnsubscribeController } from './http/unsubscribe.controller.js';
import { ForgetNotificationsHandler } from './inbox/forget-notifications.handler.js';
import { InboxContent } from './inbox/inbox-content.js';
import { ReadNotificationsHandler } from './inbox/read-notifications.handler.js';
import { MailModeratedContentHandler } from './mail/mail-moderated-content.handler.js';
import { MailReportSettledHandler } from './mail/mail-report-settled.handler.js';
import { MailSanctionHandler } from './mail/mail-sanction.handler.js';
import { Audience } from './notice/audience.js';
import { NotifyAboutTextHandler } from './notice/notify-about-text.handler.js';
import { NotifyMemberHandler } from './notice/notify-member.handler.js';
import { Telling } from './notice/telling.js';
import { ChoicesQuery } from './read/choices.query.js';
import { DigestQuery } from './read/digest.query.js';
import { InboxQuery } from './read/inbox.query.js';
import { NotificationQuery } from './read/notification.query.js';
import { NotificationRows } from './read/notification-rows.js';
import { WatchQuery } from './read/watch.query.js';
import { watchHandlers } from './watch/watch.handlers.js';

@Module({
  controllers: [NotificationsController, NotificationCentreController, TopicWatchController, UnsubscribeController],
  providers: [
    ...choicesHandlers,
    ...watchHandlers,
    MailReportSettledHandler,
    MailSanctionHandler,
    MailModeratedContentHandler,
    MailDigestHandler,
    PrepareDigestsHandler,
    NotifyAboutTextHandler,
    NotifyMemberHandler,
    ReadNotificationsHandler,
    ForgetNotificationsHandler,
    Telling,
    DigestLetter,
    UnsubscribeLinks,
    ChoicesQuery,
    DigestQuery,
    { provide: DigestContent, useExisting: DigestQuery },
    InboxQuery,
    NotificationQuery,
    NotificationRows,
    WatchQuery,
    { provide: Audience, useExisting: WatchQuery },
    { provide: InboxContent, useExisting: InboxQuery },
  ],
  exports: [NotificationQuery],
})
export class NotificationsModule {}
