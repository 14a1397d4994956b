import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleTagsController } from './console-tags.controller.js';
import { FollowTag, ReturnTag } from './follow-tags.commands.js';
import { FollowTagHandler, ReturnTagHandler } from './follow-tags.handlers.js';
import { followTags } from './follow-tags.policy.js';
import { TagQuery } from './tag.query.js';
import { TaggedTopics } from './tagged-topics.port.js';
import { TaggedTopicsQuery } from './tagged-topics.query.js';
import { TagsController } from './tags.controller.js';
import { tagsView } from './tags.model.js';
import { tagsProjection } from './tags.projection.js';

export const tags: Slice = {
  commands: [handledBy(FollowTag, FollowTagHandler, 'cleanup'), handledBy(ReturnTag, ReturnTagHandler, 'cleanup')],
  policies: [followTags],
  projections: [{ projection: tagsProjection, models: [tagsView] }],
  controllers: [TagsController, ConsoleTagsController],
  providers: [TagQuery, TaggedTopicsQuery, { provide: TaggedTopics, useExisting: TaggedTopicsQuery }],
};
