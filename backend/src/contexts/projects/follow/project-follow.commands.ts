import { Command } from '../../../kernel/command.js';

export class FollowProject extends Command<{ projectId: string; memberId: string }> {
  readonly type = 'FollowProject';
}

/** Takes it back whatever became of the project. */
export class UnfollowProject extends Command<{ projectId: string; memberId: string }> {
  readonly type = 'UnfollowProject';
}

/** Takes back all of a member. */
export class EndMemberFollows extends Command<{ memberId: string }> {
  readonly type = 'EndMemberFollows';
}

/** Takes back those of everybody who may not read a project any more. */
export class EndOutsidersFollows extends Command<{ projectId: string }> {
  readonly type = 'EndOutsidersFollows';
}

export type ProjectFollowCommand = FollowProject | UnfollowProject;
