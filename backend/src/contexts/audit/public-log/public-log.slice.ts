import type { Slice } from '../../../platform/slices/slice.js';
import { publicLogView, transparencyView } from './public-log.model.js';
import { publicLogProjection } from './public-log.projection.js';
import { PublicLogQuery } from './public-log.query.js';
import { TransparencyController } from './transparency.controller.js';
import { TransparencyQuery } from './transparency.query.js';
import { TransparencySection } from './transparency.section.js';

/** What everybody may know of decisions, once an admin has opened it. */
export const publicLog: Slice = {
  projections: [{ projection: publicLogProjection, models: [publicLogView, transparencyView] }],
  controllers: [TransparencyController],
  providers: [PublicLogQuery, TransparencyQuery, TransparencySection],
};
