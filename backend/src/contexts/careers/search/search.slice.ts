import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { JobSearchReaders } from '../../notifications/job-digest/job-search-readers.port.js';
import { NewsOfSearches } from '../../notifications/job-digest/news-of-searches.port.js';
import { SearchableJobs } from '../../search/search/searchable-content.port.js';
import { WantJobSearchMails } from './job-search-mails.commands.js';
import { jobSearchMailsStream } from './job-search-mails.stream.js';
import { jobSearchReadersView } from './job-search-readers.model.js';
import { jobSearchReadersProjection } from './job-search-readers.projection.js';
import { JobSearchReadersQuery } from './job-search-readers.query.js';
import { KeptSearchesController } from './kept-searches.controller.js';
import { keptSearchesOwnData } from './kept-searches.own-data.js';
import { KeptSearches } from './kept-searches.service.js';
import { NewJobs } from './new-jobs.query.js';
import { ReadableJobs } from './readable-jobs.query.js';

/** Searches that members keep, and what the site's own search finds. */
export const search: Slice = {
  streams: [jobSearchMailsStream],
  told: tellsNothing(jobSearchMailsStream),
  commands: [decides(WantJobSearchMails, jobSearchMailsStream, ({ memberId }) => memberId)],
  projections: [{ projection: jobSearchReadersProjection, models: [jobSearchReadersView] }],
  ownData: keptSearchesOwnData,
  controllers: [KeptSearchesController],
  answers: [answer(JobSearchReaders, JobSearchReadersQuery), answer(NewsOfSearches, NewJobs), answer(SearchableJobs, ReadableJobs)],
  providers: [KeptSearches, NewJobs, JobSearchReadersQuery, ReadableJobs],
};
