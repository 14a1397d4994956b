import type { Slice } from '../../../platform/slices/slice.js';
import { ProjectDeskController } from './project-desk.controller.js';
import { ReportedProjectQuery } from './reported-project.query.js';
import { ReportedUpdateQuery } from './reported-update.query.js';
import { restoreAppealedProject } from './restore-appealed-project.policy.js';
import { UpdateDeskController } from './update-desk.controller.js';
import { withdrawReportedProject } from './withdraw-reported-project.policy.js';
import { withdrawReportedUpdate } from './withdraw-reported-update.policy.js';

/** Projects and updates that were reported, and what staff decide on them. */
export const desk: Slice = {
  policies: [withdrawReportedProject, restoreAppealedProject, withdrawReportedUpdate],
  controllers: [ProjectDeskController, UpdateDeskController],
  providers: [ReportedProjectQuery, ReportedUpdateQuery],
};
