import type { Slice } from '../../../platform/slices/slice.js';
import { TagsController } from '../http/tags.controller.js';
import { TagQuery } from '../read/tag.query.js';
import { tagsView } from '../read/tags.model.js';
import { tagsProjection } from '../read/tags.projection.js';

export const tags: Slice = {
  projections: [{ projection: tagsProjection, models: [tagsView] }],
  controllers: [TagsController],
  providers: [TagQuery],
};
