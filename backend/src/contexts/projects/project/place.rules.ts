import type { Decider } from '../../../kernel/decider.js';
import { openInvites } from './invite.state.rules.js';
import type { HelpWanted, Place, PlacedProjectEvent, PostingMove, ProjectMove } from './place.events.js';
import type { ProjectCommand } from './project.commands.js';
import type { ProjectEvent } from './project.events.js';
import type { ProjectState, StandingProject } from './project.state.rules.js';

/** What the facts say that may move a project: where it stands, and of the project as a whole also what moves along. */
const MOVES: Readonly<Record<'ProjectCreated' | ProjectMove | PostingMove, 'one' | 'whole'>> = {
  ProjectCreated: 'one',
  ProjectRevised: 'whole',
  ProjectWithdrawn: 'whole',
  ProjectHidden: 'whole',
  ProjectDeleted: 'whole',
  ProjectRestored: 'whole',
  PostingOpened: 'one',
  PostingClosed: 'one',
  PostingReopened: 'one',
  PostingFilled: 'one',
  PostingRemoved: 'one',
};

const LISTED = 'listed';

/** A place as facts hold it. The code of the stage comes last, as staff choose it. */
const placeLine = ({ visibility, stage, help, listed }: Place): string => [visibility, help, listed ? LISTED : 'own', stage].join(' ');

export function placeIn(line: string | null): Place | null {
  if (line === null) return null;
  const [visibility, help, listed, ...stage] = line.split(' ');
  return { visibility: visibility as Place['visibility'], help: help as HelpWanted, listed: listed === LISTED, stage: stage.join(' ') };
}

function placeOf(state: ProjectState): Place | null {
  if (!state || state.isWithdrawn || state.state === 'deleted') return null;
  const { visibility, stage } = state;
  return { visibility, stage, help: helpOf(state), listed: state.state === 'visible' && visibility !== 'private' };
}

const lineOf = (place: Place | null): string | null => place && placeLine(place);

function helpOf(state: StandingProject): HelpWanted {
  const there = standing(state);
  if (there.length === 0) return 'none';
  return there.some(([, { status }]) => status === 'open') ? 'open' : 'ended';
}

const standing = ({ postings }: StandingProject) => [...postings].filter(([, { isRemoved }]) => !isRemoved);

type Deciding<E extends ProjectEvent> = Decider<ProjectState, ProjectCommand, E>;

/** Lets every fact that may move a project say from where to where. */
export const placed = (decider: Deciding<ProjectEvent>): Deciding<PlacedProjectEvent> => ({
  ...decider,
  decide(command, state) {
    let before = state;
    return decider.decide(command, state).map((event) => {
      const after = decider.evolve(before, event);
      const said = { ...event, data: { ...event.data, ...moreOf(event.type, before, after) } } as PlacedProjectEvent;
      before = after;
      return said;
    });
  },
});

function moreOf(type: ProjectEvent['type'], before: ProjectState, after: ProjectState): object {
  const moves = (MOVES as Readonly<Record<string, 'one' | 'whole' | undefined>>)[type];
  if (!moves) return {};
  const [now, former] = [placeOf(after), placeOf(before)];
  const places = { place: lineOf(now), formerPlace: lineOf(former) };
  if (moves === 'one' || !before) return places;
  const all = standing(before).map(([id]) => id);
  if (type === 'ProjectWithdrawn') {
    const inviteIds = openInvites(before.invites).map(([id]) => id);
    return { ...places, postingIds: all, applicationIds: [...before.applications.keys()], inviteIds };
  }
  return { ...places, postingIds: isSameForReaders(now, former) ? [] : all };
}

/** Postings do not ask for more than who may read their project. */
const isSameForReaders = (now: Place | null, former: Place | null): boolean => now?.visibility === former?.visibility && now?.listed === former?.listed;
