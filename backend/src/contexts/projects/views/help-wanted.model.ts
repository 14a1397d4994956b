import type { ApplicationState, PostingStatus } from '../../../../contracts/help-wanted.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

export const postingsView = declareView(
  'project_postings',
  {
    project_id: text,
    title: personal(text),
    description: personal(text),
    skills: personal(texts),
    /** `skills` as they are compared. */
    needs: personal(texts),
    /** Who may find it, as with its project, and its status. */
    facets: texts,
    reward_type: text,
    places: number,
    taken: number,
    until: orNull(text),
    status: oneOf<PostingStatus>(),
    /** 1 while it is open, else 0. */
    open: number,
    overdue: flag,
    ended_at: orNull(text),
    /** Applications that were not withdrawn. */
    applications: number,
    created_by: text,
    created_at: text,
    /** Place in the log where it began. */
    number,
  },
  {
    indexes: [
      { needs: 1, number: -1 },
      { facets: 1, number: -1 },
      { project_id: 1, open: -1, number: -1 },
    ],
    forgottenWith: ['PostingRemoved', 'ProjectWithdrawn'],
  },
);
export type PostingDocument = DocumentOf<typeof postingsView>;

export const withStatus = (status: PostingStatus): string => `status:${status}`;

export const applicationsView = declareView(
  'project_applications',
  {
    project_id: text,
    posting_id: text,
    applicant_id: text,
    state: oneOf<ApplicationState>(),
    /** Null once it was destroyed. */
    message: personal(orNull(text)),
    created_at: text,
    settled_at: orNull(text),
    number,
  },
  {
    indexes: [
      { posting_id: 1, number: -1 },
      { posting_id: 1, state: 1, number: -1 },
      { posting_id: 1, applicant_id: 1, number: -1 },
      { applicant_id: 1, number: -1 },
    ],
    forgottenWith: ['ApplicationWithdrawn', 'ApplicationMessagesDestroyed', 'PostingRemoved', 'ProjectWithdrawn'],
  },
);
export type ApplicationDocument = DocumentOf<typeof applicationsView>;
