import { Command } from '../../../kernel/command.js';
import type { MemberNames } from '../profile/profile.events.js';

/** As a member asks for it, before the name is reserved. */
export class TakeUsername extends Command<{ memberId: string; changeId: string; username: string; redirects: boolean }> {
  readonly type = 'TakeUsername';
}

/** `registered`: the names that the member had when the account was opened. */
export class ChangeUsername extends Command<{ memberId: string; changeId: string; username: string; redirects: boolean; registered: MemberNames }> {
  readonly type = 'ChangeUsername';
}

/** Whether the former name of a change leads to the profile. */
export class SwitchUsernameRedirect extends Command<{ memberId: string; changeId: string; redirects: boolean }> {
  readonly type = 'SwitchUsernameRedirect';
}

/** Leaves the former name of a change to others, when its time is over. */
export class ReleaseFormerUsername extends Command<{ memberId: string; changeId: string }> {
  readonly type = 'ReleaseFormerUsername';
}

export type UsernameChangeCommand = ChangeUsername | SwitchUsernameRedirect | ReleaseFormerUsername;
