import type { Slice } from '../../../platform/slices/slice.js';
import { NumbersController } from './numbers.controller.js';
import { OwnNumbersQuery } from './own-numbers.query.js';
import { postDaysView } from './post-days.model.js';
import { postDaysProjection } from './post-days.projection.js';

/** What authors see of their posts over time. */
export const numbers: Slice = {
  projections: [{ projection: postDaysProjection, models: [postDaysView] }],
  controllers: [NumbersController],
  providers: [OwnNumbersQuery],
};
