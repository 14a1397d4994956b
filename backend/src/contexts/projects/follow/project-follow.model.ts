import { declareView } from '../../../platform/views/declared-view.js';
import { number, text } from '../../../platform/views/view-fields.js';

/** Who follows a project; `_id` is its `projectFollowId`. */
export const projectFollowsView = declareView(
  'project_follows',
  { member_id: text, project_id: text, position: number },
  {
    indexes: [
      { member_id: 1, position: 1 },
      { project_id: 1, position: 1 },
    ],
  },
);
