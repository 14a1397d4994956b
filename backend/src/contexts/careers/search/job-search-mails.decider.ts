import type { Decider } from '../../../kernel/decider.js';
import type { WantJobSearchMails } from './job-search-mails.commands.js';
import type { JobSearchMailsEvent } from './job-search-mails.events.js';

/** Whether a member keeps a search of which they want to hear daily. */
export const jobSearchMails: Decider<boolean, WantJobSearchMails, JobSearchMailsEvent> = {
  initial: false,
  evolve: (_, { type }) => type === 'JobSearchMailsWanted',
  decide({ data: { memberId, wanted } }, isWanted) {
    if (wanted === isWanted) return [];
    return [{ type: wanted ? 'JobSearchMailsWanted' : 'JobSearchMailsEnded', data: { memberId } }];
  },
};
