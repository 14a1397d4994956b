import { contextOf } from '../../platform/slices/context.js';
import { choices } from './choices/choices.slice.js';
import { digest } from './digest/digest.slice.js';
import { inbox } from './inbox/inbox.slice.js';
import { NotificationQuery } from './inbox/notification.query.js';
import { jobDigest } from './job-digest/job-digest.slice.js';
import { mail } from './mail/mail.slice.js';
import { matches } from './matches/matches.slice.js';
import { notice } from './notice/notice.slice.js';
import { push } from './push/push.slice.js';
import { told } from './told/told.slice.js';
import { watch } from './watch/watch.slice.js';

export const notifications = contextOf({
  name: 'notifications',
  slices: [choices, watch, notice, inbox, mail, digest, matches, jobDigest, told, push],
  exports: [NotificationQuery],
});
