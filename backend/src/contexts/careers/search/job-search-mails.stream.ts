import type { StreamType } from '../../../kernel/decider.js';
import type { WantJobSearchMails } from './job-search-mails.commands.js';
import { jobSearchMails } from './job-search-mails.decider.js';
import type { JobSearchMailsEvent } from './job-search-mails.events.js';

/** `job-search-mails-<member id>` */
export const jobSearchMailsStream: StreamType<boolean, WantJobSearchMails, JobSearchMailsEvent> = {
  category: 'job-search-mails',
  decider: jobSearchMails,
  events: { JobSearchMailsWanted: { schema: 1 }, JobSearchMailsEnded: { schema: 1 } },
};
