import { projection } from '../../../kernel/projection.js';
import type { ProjectFollowEvent } from './project-follow.events.js';
import { projectFollowsView } from './project-follow.model.js';
import { projectFollowId } from './project-follow.stream.js';

/** Who follows which projects. */
export const projectFollowProjection = projection<ProjectFollowEvent>({
  name: 'project_follows',
  version: 1,
  views: [projectFollowsView.name],
  on: {
    ProjectFollowed: ({ data, position }) => projectFollowsView.put(projectFollowId(data), { member_id: data.memberId, project_id: data.projectId, position }),
    ProjectUnfollowed: ({ data }) => projectFollowsView.remove(projectFollowId(data)),
  },
});
