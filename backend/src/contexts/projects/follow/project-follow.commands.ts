import { Command } from '../../../kernel/command.js';

export class FollowProject extends Command<{ projectId: string; memberId: string }> {
  readonly type = 'FollowProject';
}

/** Takes it back whatever became of the project. */
export class UnfollowProject extends Command<{ projectId: string; memberId: string }> {
  readonly type = 'UnfollowProject';
}

/** Takes back all of a member. `position`: where its cause stands, so that the views can be waited for. */
export class EndMemberFollows extends Command<{ memberId: string; position: number }> {
  readonly type = 'EndMemberFollows';
}

/** Takes back those of everybody who may not read a project any more; `position` as above. */
export class EndOutsidersFollows extends Command<{ projectId: string; position: number }> {
  readonly type = 'EndOutsidersFollows';
}

export type ProjectFollowCommand = FollowProject | UnfollowProject;
