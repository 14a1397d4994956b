import { Command } from '../../../kernel/command.js';
import type { MemberNames } from './profile.events.js';

/** What a member wants to be known as; a field that is left out stays as it is, null takes it away. */
export interface ProfileChanges {
  firstName?: string | null;
  lastName?: string | null;
  displayName?: string | null;
  /** `YYYY-MM-DD` */
  birthDate?: string | null;
  isPublic?: boolean;
}

/** `registered`: the names that the member had when the account was opened. */
export class ChangeProfile extends Command<{ memberId: string; registered: MemberNames; changes: ProfileChanges }> {
  readonly type = 'ChangeProfile';
}

/** As a member asks for it, before anybody has looked up the names of the account. */
export class SaveProfile extends Command<{ memberId: string; changes: ProfileChanges }> {
  readonly type = 'SaveProfile';
}
