import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { ProjectFollowEvent } from '../follow/project-follow.events.js';
import type { Placed, PlacedFact, PlacedProjectEvent } from '../project/place.events.js';
import { placeIn } from '../project/place.rules.js';
import type { ProjectWords } from '../project/project.events.js';
import { projectPlacesView, projectTotalsView, projectTurnsView } from './places.model.js';
import { beginPlaces, changeHands, come, go, leavePlaces, more, move, retag, reword, turn } from './places.writes.js';
import { postingChanged } from './posting-briefs.writes.js';
import { type TalkFact, talkChanges } from './project-talk.projection.js';
import { type ProjectDocument, projectsView, projectTextsView } from './projects.model.js';

type Fact = { readonly data: { readonly projectId: string }; readonly revision: number };
type Changed = Partial<Omit<ProjectDocument, '_id'>>;

const now = ({ data, revision }: Fact, $set: Changed): Write => projectsView.change(data.projectId, { $set: { ...$set, revision } });

const saying = ({ title, summary, tags, cover }: ProjectWords) => ({ title, summary, tags, cover });
const telling = ({ description, links, repository }: ProjectWords): Omit<ProjectWords, keyof ReturnType<typeof saying>> => ({ description, links, repository });

const NOTHING_SAID = { title: '', summary: '', tags: [], cover: null, postings: {} } as const satisfies Changed;

/** Somebody more, or fewer, in it. */
const joined = (projectId: string, memberId: string): readonly Write[] => [
  projectsView.change(projectId, { $addToSet: { people: memberId } }),
  projectsView.change(projectId, { $inc: { members: 1 } }),
  ...come(projectId, memberId),
];
const left = (projectId: string, memberId: string): readonly Write[] => [
  projectsView.change(projectId, { $pull: { people: memberId } }),
  projectsView.change(projectId, { $inc: { members: -1 } }),
  ...go(projectId, memberId),
];

function passed(fact: PlacedFact<'OwnershipPassed'> & { readonly revision: number }): readonly Write[] {
  const { projectId, from, to, cause } = fact.data;
  return [
    now(fact, { owner_id: to }),
    ...changeHands(projectId, from, to),
    // Whoever's account ended is no member any more; everybody else stays as a manager.
    ...(from !== null && cause === 'erasure' ? left(projectId, from) : []),
  ];
}

const gone = ({ formerPlace }: Placed) => ({ was_listed: placeIn(formerPlace)?.listed ?? false });

/** What is shown of projects, and by what they are found and counted. */
export const projectsProjection = projection<PlacedProjectEvent | ProjectFollowEvent | TalkFact>({
  name: 'projects',
  version: 2,
  views: [projectsView.name, projectTextsView.name, projectPlacesView.name, projectTurnsView.name, projectTotalsView.name],
  on: {
    ...talkChanges,
    ProjectCreated: ({ data, at, position, revision }) => [
      projectsView.put(data.projectId, {
        ...saying(data),
        owner_id: data.ownerId,
        stage: data.stage,
        visibility: data.visibility,
        archived: false,
        state: 'visible',
        was_listed: false,
        people: [data.ownerId],
        members: 1,
        followers: 0,
        comments: 0,
        updates: 0,
        open_updates: 0,
        postings: {},
        created_at: at,
        updated_at: at,
        version: 0,
        revision,
      }),
      projectTextsView.put(data.projectId, { ...telling(data), handover_to: null, handover_at: null }),
      ...beginPlaces(data.projectId, data, position),
    ],
    ProjectRevised: ({ data, at, position, revision }) => [
      projectsView.change(data.projectId, {
        $set: { ...saying(data), stage: data.stage, visibility: data.visibility, updated_at: at, revision },
        $inc: { version: 1 },
      }),
      projectTextsView.change(data.projectId, { $set: telling(data) }),
      ...reword(data.projectId, data, position),
      ...move(data.projectId, data),
    ],
    ProjectTagsFollowed: (fact) => [now(fact, { tags: fact.data.tags }), ...retag(fact.data.projectId, fact.data)],
    ProjectArchived: (fact) => now(fact, { archived: true }),
    ProjectUnarchived: (fact) => now(fact, { archived: false }),
    ProjectWithdrawn: (fact) => [
      now(fact, { ...NOTHING_SAID, ...gone(fact.data), state: 'withdrawn' }),
      projectTextsView.remove(fact.data.projectId),
      ...leavePlaces(fact.data.projectId, fact.data),
    ],
    ProjectHidden: (fact) => [now(fact, { state: 'hidden' }), ...move(fact.data.projectId, fact.data)],
    ProjectDeleted: (fact) => [now(fact, { ...gone(fact.data), state: 'deleted' }), ...move(fact.data.projectId, fact.data)],
    ProjectRestored: (fact) => [now(fact, { state: fact.data.to }), ...move(fact.data.projectId, fact.data)],
    MemberJoined: ({ data }) => joined(data.projectId, data.memberId),
    MemberLeft: ({ data }) => left(data.projectId, data.memberId),
    MemberRemoved: ({ data }) => left(data.projectId, data.memberId),
    OwnershipPassed: (fact) => [...passed(fact), handover(fact.data.projectId, null, null)],
    HandoverOffered: ({ data, at }) => handover(data.projectId, data.to, at),
    HandoverEnded: ({ data }) => handover(data.projectId, null, null),
    PostingOpened: ({ data, at, position }) => [
      postingChanged.opened(data, position),
      projectsView.change(data.projectId, { $set: { updated_at: at } }),
      turn(data.projectId, position),
      ...move(data.projectId, data),
    ],
    ProjectFollowed: ({ data }) => followed(data.projectId, 1),
    ProjectUnfollowed: ({ data }) => followed(data.projectId, -1),
    PostingRevised: ({ data }) => postingChanged.revised(data),
    PostingClosed: ({ data, at }) => [postingChanged.ended(data, 'closed', at), ...move(data.projectId, data)],
    PostingFilled: ({ data, at }) => [postingChanged.ended(data, 'filled', at), ...move(data.projectId, data)],
    PostingReopened: ({ data }) => [postingChanged.reopened(data), ...move(data.projectId, data)],
    PostingRemoved: ({ data }) => [postingChanged.removed(data), ...move(data.projectId, data)],
    ApplicationAccepted: ({ data }) => postingChanged.taken(data),
  },
});

const followed = (projectId: string, by: 1 | -1): readonly Write[] => [
  projectsView.change(projectId, { $inc: { followers: by } }),
  more(projectId, 'followers', by),
];

const handover = (projectId: string, handover_to: string | null, handover_at: string | null): Write =>
  projectTextsView.change(projectId, { $set: { handover_to, handover_at } });
