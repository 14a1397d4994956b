import type { Projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CommentAdded, CommentDeleted, CommentHidden, CommentRestored, CommentWithdrawn } from '../../forum/public.js';
import type { ProjectUpdateEvent, ProjectUpdatePosted } from '../update/update.events.js';
import { readersOf } from '../update/update-readers.rules.js';
import { turn } from './places.writes.js';
import { projectsView } from './projects.model.js';

type CommentFact = CommentAdded | CommentHidden | CommentDeleted | CommentRestored | CommentWithdrawn;
type UpdateFact = ProjectUpdateEvent;
/** What is written in projects and counted there. */
export type TalkFact = CommentFact | UpdateFact;

/** A comment under a project or a reply there that can be read, more or less. */
const commented = (placed: CommentFact['data'], comments: 1 | -1): readonly Write[] =>
  'projectId' in placed ? [projectsView.change(placed.projectId, { $inc: { comments } })] : [];

/** Updates are counted that members read who read the project, and that guests do: a row is the same for everybody. */
function told({ projectId }: { projectId: string }, visibility: ProjectUpdatePosted['data']['visibility'], updates: 1 | -1): readonly Write[] {
  const readers = readersOf(visibility);
  if (!readers.includes('members')) return [];
  return [projectsView.change(projectId, { $inc: { updates, ...(readers.includes('guests') && { open_updates: updates }) } })];
}

/** What everybody reads who reads the project is its newest change; of another one its row says nothing. */
const moved = ({ projectId, visibility }: ProjectUpdatePosted['data'], at: string, position: number): readonly Write[] =>
  readersOf(visibility).includes('guests') ? [projectsView.change(projectId, { $set: { updated_at: at } }), turn(projectId, position)] : [];

/** How much is written in a project; part of the projection of projects. */
export const talkChanges = {
  CommentAdded: ({ data }) => commented(data, 1),
  CommentHidden: ({ data }) => commented(data, -1),
  CommentDeleted: ({ data }) => (data.wasHidden ? [] : commented(data, -1)),
  CommentRestored: ({ data }) => (data.to === 'visible' ? commented(data, 1) : []),
  CommentWithdrawn: ({ data }) => (data.wasVisible ? commented(data, -1) : []),
  ProjectUpdatePosted: ({ data, at, position }) => [...told(data, data.visibility, 1), ...moved(data, at, position)],
  ProjectUpdateEdited: ({ data }) => [...told(data, data.formerVisibility, -1), ...told(data, data.visibility, 1)],
  ProjectUpdateDeleted: ({ data }) => (data.wasHidden ? [] : told(data, data.visibility, -1)),
  ProjectUpdateWithdrawn: ({ data }) => (data.wasThere && !data.wasHidden ? told(data, data.visibility, -1) : []),
  ProjectUpdateHidden: ({ data }) => told(data, data.visibility, -1),
  ProjectUpdateRemoved: ({ data }) => (data.wasHidden ? [] : told(data, data.visibility, -1)),
  ProjectUpdateRestored: ({ data }) => (data.to === 'visible' ? told(data, data.visibility, 1) : []),
} satisfies Projection<TalkFact>['on'];
