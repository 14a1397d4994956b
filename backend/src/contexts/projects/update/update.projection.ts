import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { ContentLiked, ContentUnliked } from '../../forum/public.js';
import type { ProjectUpdateEvent } from './update.events.js';
import { totalKey, updatesView, updateTotalsView } from './update.model.js';
import { readersOf, type UpdateReader } from './update-readers.rules.js';

const counted = (projectId: string, readers: readonly UpdateReader[], count: 1 | -1): readonly Write[] =>
  readers.map((reader) => updateTotalsView.make(totalKey(projectId, reader), { $inc: { count } }));

/** Who loses it when staff hide it. */
const unhiding = (visibility: ProjectVisibility | null): readonly UpdateReader[] => {
  const left = readersOf(visibility, true);
  return readersOf(visibility).filter((reader) => !left.includes(reader));
};

const liked = ({ targetType, targetId }: ContentLiked['data'], likes: 1 | -1): readonly Write[] =>
  targetType === 'update' ? [updatesView.change(targetId, { $inc: { likes } })] : [];

/** What projects tell of themselves. */
export const updateProjection = projection<ProjectUpdateEvent | ContentLiked | ContentUnliked>({
  name: 'project-updates',
  version: 2,
  views: [updatesView.name, updateTotalsView.name],
  on: {
    ProjectUpdatePosted: ({ data: { updateId, projectId, authorId, kind, content, visibility }, at, position, revision }) => [
      updatesView.put(updateId, {
        ...{ project_id: projectId, author_id: authorId, kind, content, visibility },
        readers: readersOf(visibility),
        hidden: false,
        likes: 0,
        created_at: at,
        edited_at: null,
        number: position,
        revision,
      }),
      ...counted(projectId, readersOf(visibility), 1),
    ],
    ProjectUpdateEdited: ({ data: { updateId, projectId, kind, content, visibility, formerVisibility }, at, revision }) => [
      updatesView.change(updateId, { $set: { kind, content, visibility, readers: readersOf(visibility), edited_at: at, revision } }),
      ...(visibility === formerVisibility ? [] : [...counted(projectId, readersOf(formerVisibility), -1), ...counted(projectId, readersOf(visibility), 1)]),
    ],
    ProjectUpdateDeleted: ({ data: { updateId, projectId, visibility, wasHidden }, revision }) => [
      updatesView.change(updateId, { $set: { content: '', readers: [], revision } }),
      ...counted(projectId, readersOf(visibility, wasHidden), -1),
    ],
    ProjectUpdateWithdrawn: ({ data: { updateId, projectId, visibility, wasThere, wasHidden }, revision }) => [
      updatesView.change(updateId, { $set: { content: '', readers: [], revision } }),
      ...(wasThere ? counted(projectId, readersOf(visibility, wasHidden), -1) : []),
    ],
    ProjectUpdateHidden: ({ data: { updateId, projectId, visibility }, revision }) => [
      updatesView.change(updateId, { $set: { readers: readersOf(visibility, true), hidden: true, revision } }),
      ...counted(projectId, unhiding(visibility), -1),
    ],
    ProjectUpdateRemoved: ({ data: { updateId, projectId, visibility, wasHidden }, revision }) => [
      updatesView.change(updateId, { $set: { readers: [], revision } }),
      ...counted(projectId, readersOf(visibility, wasHidden), -1),
    ],
    ProjectUpdateRestored: ({ data: { updateId, projectId, visibility, from, to }, revision }) => [
      updatesView.change(updateId, { $set: { readers: readersOf(visibility, to === 'hidden'), hidden: to === 'hidden', revision } }),
      ...counted(projectId, from === 'hidden' ? unhiding(visibility) : readersOf(visibility, to === 'hidden'), 1),
    ],
    ContentLiked: ({ data }) => liked(data, 1),
    ContentUnliked: ({ data }) => liked(data, -1),
  },
});
