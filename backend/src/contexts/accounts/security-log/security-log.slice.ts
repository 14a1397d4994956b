import type { Slice } from '../../../platform/slices/slice.js';
import { SecurityController } from '../http/security.controller.js';
import { securityLogView } from '../read/security-log.model.js';
import { securityLogProjection } from '../read/security-log.projection.js';
import { SecurityLogQuery } from '../read/security-log.query.js';

export const securityLog: Slice = {
  projections: [{ projection: securityLogProjection, models: [securityLogView] }],
  controllers: [SecurityController],
  providers: [SecurityLogQuery],
};
