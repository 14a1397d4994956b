import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { JobSearchMailsEvent } from './job-search-mails.events.js';
import { SEARCHES_KIND, searchesIn } from './kept-searches.rules.js';

/** Which searches for job listings a member keeps, and when they wanted to hear of them. */
export const keptSearchesOwnData: OwnData = {
  files: [
    ownDataFile<JobSearchMailsEvent>({
      name: 'is-ilani-ozetleri',
      title: 'Kayıtlı aramalarınızın günlük özeti',
      rows: {
        JobSearchMailsWanted: ({ at }) => ({ at, daily: true }),
        JobSearchMailsEnded: ({ at }) => ({ at, daily: false }),
      },
    }),
  ],
  notes: [
    {
      name: 'kayitli-aramalar',
      title: 'Kayıtlı iş ilanı aramalarınız',
      kind: SEARCHES_KIND,
      row: ({ text, at }) => ({ at, searches: searchesIn(text) }),
    },
  ],
};
