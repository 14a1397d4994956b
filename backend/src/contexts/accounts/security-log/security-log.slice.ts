import type { Slice } from '../../../platform/slices/slice.js';
import { SecurityController } from './security.controller.js';
import { securityLogView } from './security-log.model.js';
import { securityLogProjection } from './security-log.projection.js';
import { SecurityLogQuery } from './security-log.query.js';

export const securityLog: Slice = {
  projections: [{ projection: securityLogProjection, models: [securityLogView] }],
  controllers: [SecurityController],
  providers: [SecurityLogQuery],
};
