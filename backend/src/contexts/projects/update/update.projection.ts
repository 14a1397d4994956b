import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { ContentLiked, ContentUnliked } from '../../forum/public.js';
import type { ProjectUpdateEvent } from './update.events.js';
import { totalKey, updatesView, updateTotalsView } from './update.model.js';
import { readersOf } from './update-readers.rules.js';

const counted = (projectId: string, visibility: ProjectVisibility | null, count: 1 | -1): readonly Write[] =>
  readersOf(visibility).map((reader) => updateTotalsView.make(totalKey(projectId, reader), { $inc: { count } }));

const liked = ({ targetType, targetId }: ContentLiked['data'], likes: 1 | -1): readonly Write[] =>
  targetType === 'update' ? [updatesView.change(targetId, { $inc: { likes } })] : [];

/** What projects tell of themselves. */
export const updateProjection = projection<ProjectUpdateEvent | ContentLiked | ContentUnliked>({
  name: 'project-updates',
  version: 1,
  views: [updatesView.name, updateTotalsView.name],
  on: {
    ProjectUpdatePosted: ({ data: { updateId, projectId, authorId, kind, content, visibility }, at, position, revision }) => [
      updatesView.put(updateId, {
        ...{ project_id: projectId, author_id: authorId, kind, content, visibility },
        readers: readersOf(visibility),
        likes: 0,
        created_at: at,
        edited_at: null,
        number: position,
        revision,
      }),
      ...counted(projectId, visibility, 1),
    ],
    ProjectUpdateEdited: ({ data: { updateId, projectId, kind, content, visibility, formerVisibility }, at, revision }) => [
      updatesView.change(updateId, { $set: { kind, content, visibility, readers: readersOf(visibility), edited_at: at, revision } }),
      ...(visibility === formerVisibility ? [] : [...counted(projectId, formerVisibility, -1), ...counted(projectId, visibility, 1)]),
    ],
    ProjectUpdateDeleted: ({ data: { updateId, projectId, visibility }, revision }) => [
      updatesView.change(updateId, { $set: { content: '', readers: [], revision } }),
      ...counted(projectId, visibility, -1),
    ],
    ProjectUpdateWithdrawn: ({ data: { updateId, projectId, visibility, wasThere }, revision }) => [
      updatesView.change(updateId, { $set: { content: '', readers: [], revision } }),
      ...(wasThere ? counted(projectId, visibility, -1) : []),
    ],
    ContentLiked: ({ data }) => liked(data, 1),
    ContentUnliked: ({ data }) => liked(data, -1),
  },
});
