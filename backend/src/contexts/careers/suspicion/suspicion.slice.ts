import type { Slice } from '../../../platform/slices/slice.js';
import { jobPrintsView } from './job-prints.model.js';
import { jobPrintsProjection } from './job-prints.projection.js';
import { JobSuspicions } from './job-suspicions.service.js';

/** Whether a listing is meant honestly, and is no copy of another. */
export const suspicion: Slice = {
  projections: [{ projection: jobPrintsProjection, models: [jobPrintsView] }],
  providers: [JobSuspicions],
};
