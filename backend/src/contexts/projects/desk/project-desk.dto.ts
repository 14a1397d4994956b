import { TOOL_LIMITS } from '../../../../contracts/forum-tools.js';
import { PROJECT_TOOLS, type ProjectTool, UPDATE_TOOLS, type UpdateTool } from '../../../../contracts/moderation-verbs.js';
import type { ModerateProjectRequest, ModerateUpdateRequest } from '../../../../contracts/project-moderation.js';
import { JudgedText, OneOf } from '../../../platform/http/fields.js';

export class ModerateProjectDto implements ModerateProjectRequest {
  @OneOf(PROJECT_TOOLS)
  action!: ProjectTool;

  @JudgedText(TOOL_LIMITS.reason.max)
  reason: string = '';
}

export class ModerateUpdateDto implements ModerateUpdateRequest {
  @OneOf(UPDATE_TOOLS)
  action!: UpdateTool;

  @JudgedText(TOOL_LIMITS.reason.max)
  reason: string = '';
}
