import type { ReportReason } from '../../../../contracts/moderation.js';
import type { PrivacySettings } from '../../../../contracts/privacy.js';
import type { UpdateDetailsRequest } from '../../../../contracts/profile-details.js';
import type { PictureField, ProfileField, WithheldHow, WrittenField } from '../../../../contracts/profile-fields.js';
import { Command } from '../../../kernel/command.js';
import type { UsernameChangeCommand } from '../username-change/username-change.commands.js';
import type { MemberNames } from './profile.events.js';

/** What a member wants to be known as; a field that is left out stays as it is, null takes it away. */
export interface ProfileChanges {
  firstName?: string | null;
  lastName?: string | null;
  displayName?: string | null;
  /** `YYYY-MM-DD` */
  birthDate?: string | null;
  isPublic?: boolean;
  details?: UpdateDetailsRequest;
  privacy?: Partial<PrivacySettings>;
  guestsVisible?: boolean;
}

/** `registered`: the names that the member had when the account was opened. `heldIds`: by what goes what has to wait for a moderator. */
export class ChangeProfile extends Command<{
  memberId: string;
  registered: MemberNames;
  changes: ProfileChanges;
  heldIds: Readonly<Record<WrittenField, string>>;
}> {
  readonly type = 'ChangeProfile';
}

/** As a member asks for it, before anybody has looked up the names of the account. */
export class SaveProfile extends Command<{ memberId: string; changes: ProfileChanges }> {
  readonly type = 'SaveProfile';
}

/** What follows for a profile from a decision of moderators. */
export type ProfileAct =
  | {
      readonly kind: 'withhold';
      readonly how: WithheldHow;
      readonly fields: readonly ProfileField[];
      readonly reason: ReportReason;
      readonly clause: string | null;
      readonly message: string | null;
    }
  | { readonly kind: 'give-back' }
  /** Lets in or keeps out what waits, as far as the decision was about it: `reportIds` are the reports that it settled. */
  | { readonly kind: 'settle'; readonly letsIn: boolean; readonly reportIds: readonly string[] }
  /** What the decision let in or kept out waits again. */
  | { readonly kind: 'hold-again' };

/** `registered` is looked up when it is carried out. */
export class ModerateProfile extends Command<{ memberId: string; decisionId: string; act: ProfileAct; registered?: MemberNames }> {
  readonly type = 'ModerateProfile';
}

/** `picture` is the address of the one to show, null for none. `instead`: nothing happens unless this is what stands there now. */
export class ShowProfilePicture extends Command<{ memberId: string; field: PictureField; picture: string | null; instead?: string; heldId: string }> {
  readonly type = 'ShowProfilePicture';
}

export type ProfileCommand = ChangeProfile | ModerateProfile | ShowProfilePicture | UsernameChangeCommand;
