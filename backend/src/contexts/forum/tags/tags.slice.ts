import type { Slice } from '../../../platform/slices/slice.js';
import { TagQuery } from './tag.query.js';
import { TagsController } from './tags.controller.js';
import { tagsView } from './tags.model.js';
import { tagsProjection } from './tags.projection.js';

export const tags: Slice = {
  projections: [{ projection: tagsProjection, models: [tagsView] }],
  controllers: [TagsController],
  providers: [TagQuery],
};
