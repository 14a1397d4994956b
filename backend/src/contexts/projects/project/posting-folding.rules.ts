import type { PostingEvent } from './posting.events.js';
import { applicationsTo, isWaiting, takenWith } from './posting.state.rules.js';
import type { StandingProject } from './project.state.rules.js';
import { withApplication, withPosting } from './project-folding.rules.js';
import { POSTING_SAYS, saidIn } from './said-fields.rules.js';

/** What of its postings and of applications to them follows from their facts. */
export function foldPostings(state: StandingProject, event: PostingEvent): StandingProject {
  const { type, data } = event;
  const posting = state.postings.get(data.postingId);
  switch (type) {
    case 'PostingOpened':
      return {
        ...state,
        postings: state.postings.with(data.postingId, {
          words: saidIn(POSTING_SAYS, data),
          by: data.by,
          status: 'open',
          isRemoved: false,
          taken: [],
          changes: 0,
        }),
      };
    case 'PostingRevised':
      return changed(state, data.postingId, { words: saidIn(POSTING_SAYS, data) });
    case 'PostingClosed':
      return changed(state, data.postingId, { status: 'closed' });
    case 'PostingReopened':
      return changed(state, data.postingId, { status: 'open', taken: posting?.taken.filter((id) => state.members.has(id)) ?? [] });
    case 'PostingFilled':
      return withPosting(state, data.postingId, { status: 'filled' });
    case 'PostingRemoved':
      return withoutMessages(withPosting(state, data.postingId, { isRemoved: true }), data.applicationIds);
    case 'ApplicationMade': {
      const { postingId, applicantId } = data;
      return { ...state, applications: state.applications.with(data.applicationId, { postingId, applicantId, state: 'new', hasMessage: true }) };
    }
    case 'ApplicationSeen':
      return withApplication(state, data.applicationId, { state: 'seen' });
    case 'ApplicationAccepted':
      return withPosting(withApplication(state, data.applicationId, { state: 'accepted' }), data.postingId, {
        taken: posting ? takenWith(posting, data.applicantId) : [],
      });
    case 'ApplicationRejected':
      return withApplication(state, data.applicationId, { state: 'rejected' });
    case 'ApplicationWithdrawn':
      return withApplication(state, data.applicationId, { state: 'withdrawn', hasMessage: false });
    case 'ApplicationMessagesDestroyed':
      return withoutMessages(state, data.applicationIds);
  }
}

const changed = (state: StandingProject, postingId: string, change: Parameters<typeof withPosting>[2]): StandingProject =>
  withPosting(state, postingId, { ...change, changes: (state.postings.get(postingId)?.changes ?? 0) + 1 });

const withoutMessages = (state: StandingProject, ids: readonly string[]): StandingProject =>
  ids.reduce((next, id) => withApplication(next, id, { hasMessage: false }), state);

/** The applications to a posting that wait, or whose messages are there still. */
export const unfinishedOf = ({ applications }: StandingProject, postingId: string): string[] =>
  applicationsTo(applications, postingId).flatMap(([id, application]) => (application.hasMessage || isWaiting(application) ? [id] : []));

/** The applications to a posting whose messages are there still. */
export const messagesOf = ({ applications }: StandingProject, postingId: string): string[] =>
  applicationsTo(applications, postingId).flatMap(([id, { hasMessage }]) => (hasMessage ? [id] : []));
