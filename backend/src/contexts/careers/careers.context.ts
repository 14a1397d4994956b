import { contextOf } from '../../platform/slices/context.js';
import { application } from './application/application.slice.js';
import { cv } from './cv/cv.slice.js';
import { desk } from './desk/desk.slice.js';
import { ReportedJobQuery } from './desk/reported-job.query.js';
import { finding } from './finding/finding.slice.js';
import { listing } from './listing/listing.slice.js';
import { logo } from './logo/logo.slice.js';
import { past } from './past/past.slice.js';
import { PastJobQuery } from './past/past-job.query.js';
import { places } from './places/places.slice.js';
import { search } from './search/search.slice.js';
import { CareersSection } from './site/careers.section.js';
import { site } from './site/site.slice.js';
import { suspicion } from './suspicion/suspicion.slice.js';
import { templates } from './templates/templates.slice.js';

/** Work that is offered, who looks for it and who applies for it. */
export const careers = contextOf({
  name: 'careers',
  slices: [listing, suspicion, finding, logo, places, desk, past, search, cv, application, templates, site],
  exports: [ReportedJobQuery, PastJobQuery, CareersSection],
});
