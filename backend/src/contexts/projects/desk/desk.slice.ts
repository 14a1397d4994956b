import type { Slice } from '../../../platform/slices/slice.js';
import { ProjectDeskController } from './project-desk.controller.js';
import { ReportedProjectQuery } from './reported-project.query.js';
import { restoreAppealedProject } from './restore-appealed-project.policy.js';
import { withdrawReportedProject } from './withdraw-reported-project.policy.js';

/** Projects that were reported, and what staff decide on them. */
export const desk: Slice = {
  policies: [withdrawReportedProject, restoreAppealedProject],
  controllers: [ProjectDeskController],
  providers: [ReportedProjectQuery],
};
