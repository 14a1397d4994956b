import { projection } from '../../../kernel/projection.js';
import type { ApplauseEvent } from './applause.events.js';
import { applauseView } from './applause.model.js';
import { applauseId } from './applause.stream.js';

/** Who applauds which posts. */
export const applauseProjection = projection<ApplauseEvent>({
  name: 'applause',
  version: 1,
  views: [applauseView.name],
  on: {
    PostApplauded: ({ data, position }) =>
      applauseView.make(applauseId(data), { $inc: { claps: data.claps }, $setOnInsert: { member_id: data.memberId, post_id: data.postId, position } }),
    ApplauseWithdrawn: ({ data }) => applauseView.changeOrRemove(applauseId(data), { $inc: { claps: -data.claps } }, 'claps'),
  },
});
