import { intent } from '../../kernel/command.js';
import type { ContextParts } from '../../platform/context-parts.js';
import { queued } from '../../platform/jobs/command-jobs.js';
import { notificationsOwnData } from './choices/choices.own-data.js';
import { choicesStream } from './choices/choices.stream.js';
import { MailDigest, PrepareDigests } from './digest/digest.commands.js';
import { digestStream } from './digest/digest.stream.js';
import { forgetNotifications } from './inbox/forget-notifications.policy.js';
import { ForgetNotifications } from './inbox/inbox.commands.js';
import { inboxStream } from './inbox/inbox.stream.js';
import { MailModeratedContent, MailReportSettled, MailSanction } from './mail/mail.commands.js';
import { mailModeratedContent } from './mail/mail-moderated-content.policy.js';
import { mailSanctions } from './mail/mail-sanctions.policy.js';
import { mailSettledReports } from './mail/mail-settled-reports.policy.js';
import { NotifyAboutText, NotifyMember } from './notice/notice.commands.js';
import { noticeStream } from './notice/notice.stream.js';
import { notifyOfApproval } from './notice/notify-of-approval.policy.js';
import { notifyOfOutcomes } from './notice/notify-of-outcomes.policy.js';
import { notifyOfTexts } from './notice/notify-of-texts.policy.js';
import { choicesView } from './read/choices.model.js';
import { choicesProjection } from './read/choices.projection.js';
import { notificationsView, notifiedView } from './read/notification.model.js';
import { notificationProjection } from './read/notification.projection.js';
import { watchesView } from './read/watch.model.js';
import { watchProjection } from './read/watch.projection.js';
import { watchStream } from './watch/watch.stream.js';

/** Digests are due at whole hours. */
const HOUR_MS = 60 * 60_000;

export const notificationsParts: ContextParts = {
  name: 'notifications',
  streams: [choicesStream, watchStream, noticeStream, inboxStream, digestStream],
  projections: [
    { projection: choicesProjection, models: [choicesView] },
    { projection: watchProjection, models: [watchesView] },
    { projection: notificationProjection, models: [notificationsView, notifiedView] },
  ],
  policies: [mailSettledReports, mailSanctions, mailModeratedContent, notifyOfTexts, notifyOfApproval, notifyOfOutcomes, forgetNotifications],
  queued: [
    queued(MailReportSettled, 'mail'),
    queued(MailSanction, 'mail'),
    queued(MailModeratedContent, 'mail'),
    queued(MailDigest, 'mail'),
    queued(PrepareDigests, 'notices'),
    queued(NotifyAboutText, 'notices'),
    queued(NotifyMember, 'notices'),
    queued(ForgetNotifications, 'cleanup'),
  ],
  recurring: [{ name: 'prepare-digests', everyMs: HOUR_MS, intent: intent(PrepareDigests, {}) }],
  ownData: notificationsOwnData,
};
