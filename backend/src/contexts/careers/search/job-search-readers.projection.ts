import { projection } from '../../../kernel/projection.js';
import type { AccountErased } from '../../accounts/public.js';
import type { JobSearchMailsEvent } from './job-search-mails.events.js';
import { jobSearchReadersView } from './job-search-readers.model.js';

/** Who is to be looked at each morning. */
export const jobSearchReadersProjection = projection<JobSearchMailsEvent | AccountErased>({
  name: 'job-search-readers',
  version: 1,
  views: [jobSearchReadersView.name],
  on: {
    JobSearchMailsWanted: ({ data, at }) => jobSearchReadersView.put(data.memberId, { since: at }),
    JobSearchMailsEnded: ({ data }) => jobSearchReadersView.remove(data.memberId),
    AccountErased: ({ data }) => jobSearchReadersView.remove(data.memberId),
  },
});
