import type { ApplicationState } from '../../../../contracts/job-application-states.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, oneOf, orNull, text } from '../../../platform/views/view-fields.js';
import type { ApplicationSide } from './application.events.js';

/** Who applied to which listing and how it stands: nothing of what was given or said. */
export const applicationsView = declareView(
  'job_applications',
  {
    job_id: text,
    owner_id: text,
    applicant_id: text,
    state: oneOf<ApplicationState>(),
    applied_at: text,
    state_at: text,
    unread_by: orNull(oneOf<ApplicationSide>()),
    /** By the members who gave them; each is sealed. */
    ratings: object<Readonly<Record<string, string>>>(),
    has_content: flag,
    /** Counts the decisions on it. */
    version: number,
    /** Place in the log where it began. */
    number,
  },
  {
    indexes: [
      { job_id: 1, number: -1 },
      { job_id: 1, state: 1, number: -1 },
      { job_id: 1, applicant_id: 1, number: -1 },
      { applicant_id: 1, number: -1 },
      { owner_id: 1, number: -1 },
      { owner_id: 1, state: 1, number: -1 },
    ],
  },
);
export type ApplicationDocument = DocumentOf<typeof applicationsView>;
