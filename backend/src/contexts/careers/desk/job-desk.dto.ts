import { TOOL_LIMITS } from '../../../../contracts/forum-tools.js';
import type { ModerateJobRequest } from '../../../../contracts/job-moderation.js';
import { JOB_TOOLS, type JobTool } from '../../../../contracts/moderation-verbs.js';
import { JudgedText, OneOf } from '../../../platform/http/fields.js';

export class ModerateJobDto implements ModerateJobRequest {
  @OneOf(JOB_TOOLS)
  action!: JobTool;

  @JudgedText(TOOL_LIMITS.reason.max)
  reason: string = '';
}
