import type { ContextParts } from '../../platform/context-parts.js';
import { queued } from '../../platform/jobs/command-jobs.js';
import { notificationsOwnData } from './choices/choices.own-data.js';
import { choicesStream } from './choices/choices.stream.js';
import { MailReportSettled, MailSanction } from './mail/mail.commands.js';
import { mailSanctions } from './mail/mail-sanctions.policy.js';
import { mailSettledReports } from './mail/mail-settled-reports.policy.js';
import { choicesView } from './read/choices.model.js';
import { choicesProjection } from './read/choices.projection.js';

export const notificationsParts: ContextParts = {
  name: 'notifications',
  streams: [choicesStream],
  projections: [{ projection: choicesProjection, models: [choicesView] }],
  policies: [mailSettledReports, mailSanctions],
  queued: [queued(MailReportSettled, 'mail'), queued(MailSanction, 'mail')],
  recurring: [],
  ownData: notificationsOwnData,
};
