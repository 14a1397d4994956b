import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { WantJobSearchMails } from './job-search-mails.commands.js';
import { jobSearchMailsStream } from './job-search-mails.stream.js';
import { jobSearchReadersView } from './job-search-readers.model.js';
import { jobSearchReadersProjection } from './job-search-readers.projection.js';
import { KeptSearchesController } from './kept-searches.controller.js';
import { keptSearchesOwnData } from './kept-searches.own-data.js';
import { KeptSearches } from './kept-searches.service.js';

/** Searches that members keep. */
export const search: Slice = {
  streams: [jobSearchMailsStream],
  told: tellsNothing(jobSearchMailsStream),
  commands: [decides(WantJobSearchMails, jobSearchMailsStream, ({ memberId }) => memberId)],
  projections: [{ projection: jobSearchReadersProjection, models: [jobSearchReadersView] }],
  ownData: keptSearchesOwnData,
  controllers: [KeptSearchesController],
  providers: [KeptSearches],
};
