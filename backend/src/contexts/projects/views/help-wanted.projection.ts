import type { ApplicationState } from '../../../../contracts/help-wanted.js';
import { skillKeys } from '../../../../contracts/matching.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { PlacedProjectEvent, PlacedWhole } from '../project/place.events.js';
import { placeIn } from '../project/place.rules.js';
import type { PostingWords } from '../project/posting.events.js';
import { POSTING_SAYS, saidIn } from '../project/said-fields.rules.js';
import { type ApplicationDocument, applicationsView, postingsView, withStatus } from './help-wanted.model.js';
import { readersOf } from './place-facets.rules.js';

function saying(data: PostingWords) {
  const { rewardType, ...said } = saidIn(POSTING_SAYS, data);
  return { ...said, needs: skillKeys(said.skills), reward_type: rewardType };
}

/** It is open, or over, and is found by that. */
function become(
  postingId: string,
  status: 'open' | 'closed' | 'filled',
  said: { overdue: boolean; ended_at: string | null; taken?: number; until?: string | null },
) {
  const others = (['open', 'closed', 'filled'] as const).filter((other) => other !== status);
  return [
    postingsView.change(postingId, { $set: { ...said, status, open: Number(status === 'open') } }),
    ...others.map((other) => postingsView.change(postingId, { $pull: { facets: withStatus(other) } })),
    postingsView.change(postingId, { $addToSet: { facets: withStatus(status) } }),
  ];
}

/** Others may read its project, or no longer. */
function follow({ place, formerPlace, postingIds }: PlacedWhole): readonly Write[] {
  const [now, former] = [readersOf(placeIn(place)), readersOf(placeIn(formerPlace))];
  const gained = now.filter((reader) => !former.includes(reader));
  const lost = former.filter((reader) => !now.includes(reader));
  return postingIds.flatMap((id) => [
    ...lost.map((reader) => postingsView.change(id, { $pull: { facets: reader } })),
    ...gained.map((reader) => postingsView.change(id, { $addToSet: { facets: reader } })),
  ]);
}

const settle = (id: string, state: ApplicationState, at: string, more: Partial<Pick<ApplicationDocument, 'message'>> = {}): Write =>
  applicationsView.change(id, { $set: { ...more, state, settled_at: at } });
const unsay = (ids: readonly string[]): readonly Write[] => ids.map((id) => applicationsView.change(id, { $set: { message: null } }));
const applied = (postingId: string, by: 1 | -1): Write => postingsView.change(postingId, { $inc: { applications: by } });
const facetsAt = (place: string | null): readonly string[] => [...readersOf(placeIn(place)), withStatus('open')];

/** What help projects look for, and who offered it. */
export const helpWantedProjection = projection<PlacedProjectEvent>({
  name: 'project_help_wanted',
  version: 1,
  views: [postingsView.name, applicationsView.name],
  on: {
    PostingOpened: ({ data, at, position }) =>
      postingsView.put(data.postingId, {
        ...saying(data),
        project_id: data.projectId,
        facets: facetsAt(data.place),
        taken: 0,
        status: 'open',
        open: 1,
        overdue: false,
        ended_at: null,
        applications: 0,
        created_by: data.by,
        created_at: at,
        number: position,
      }),
    PostingRevised: ({ data }) => postingsView.change(data.postingId, { $set: saying(data) }),
    PostingClosed: ({ data, at }) => become(data.postingId, 'closed', { overdue: data.cause === 'due', ended_at: at }),
    PostingFilled: ({ data, at }) => become(data.postingId, 'filled', { overdue: false, ended_at: at }),
    PostingReopened: ({ data }) => become(data.postingId, 'open', { overdue: false, ended_at: null, taken: data.taken, until: data.until }),
    PostingRemoved: ({ data }) => [postingsView.remove(data.postingId), ...unsay(data.applicationIds)],
    ProjectRevised: ({ data }) => follow(data),
    ProjectHidden: ({ data }) => follow(data),
    ProjectDeleted: ({ data }) => follow(data),
    ProjectRestored: ({ data }) => follow(data),
    ProjectWithdrawn: ({ data }) => [...data.postingIds.map((id) => postingsView.remove(id)), ...unsay(data.applicationIds)],
    ApplicationMade: ({ data, at, position }) => [
      applicationsView.put(data.applicationId, {
        project_id: data.projectId,
        posting_id: data.postingId,
        applicant_id: data.applicantId,
        state: 'new',
        message: data.message,
        created_at: at,
        settled_at: null,
        number: position,
      }),
      applied(data.postingId, 1),
    ],
    ApplicationSeen: ({ data }) => applicationsView.change(data.applicationId, { $set: { state: 'seen' } }),
    ApplicationAccepted: ({ data, at }) => [
      settle(data.applicationId, 'accepted', at),
      postingsView.change(data.postingId, data.taken === null ? { $inc: { taken: 1 } } : { $set: { taken: data.taken } }),
    ],
    ApplicationRejected: ({ data, at }) => settle(data.applicationId, 'rejected', at),
    ApplicationWithdrawn: ({ data, at }) => [settle(data.applicationId, 'withdrawn', at, { message: null }), applied(data.postingId, -1)],
    ApplicationMessagesDestroyed: ({ data }) => unsay(data.applicationIds),
  },
});
