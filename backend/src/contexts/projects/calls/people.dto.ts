import {
  type AddMemberRequest,
  type GivenRole,
  type HandoverRequest,
  INVITE_ACTIONS,
  type InviteAction,
  type MemberRoleRequest,
  PEOPLE_LIMITS,
  type ProjectInviteRequest,
  type RespondRequest,
} from '../../../../contracts/project-people.js';
import { PROJECT_ROLES, type ProjectRole } from '../../../../contracts/projects.js';
import { Id, JudgedText, OneOf } from '../../../platform/http/fields.js';

export class ProjectInviteDto implements ProjectInviteRequest {
  @JudgedText(PEOPLE_LIMITS.identifier)
  identifier: string = '';

  @OneOf(PROJECT_ROLES)
  role!: GivenRole;
}

export class AddMemberDto implements AddMemberRequest {
  @Id()
  userId!: string;

  @OneOf(PROJECT_ROLES)
  role!: GivenRole;
}

export class MemberRoleDto implements MemberRoleRequest {
  @OneOf(PROJECT_ROLES)
  role!: ProjectRole;
}

export class RespondDto implements RespondRequest {
  @OneOf(INVITE_ACTIONS)
  action!: InviteAction;
}

export class HandoverDto implements HandoverRequest {
  @Id()
  userId!: string;
}
