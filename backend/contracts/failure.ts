/** The one shape of every refusal, with what some of them tell besides. */
import type { AppealLink } from './appeals.js';
import type { Draft } from './drafts.js';
import type { RestrictionNotice } from './envelope.js';
import type { ModerationOutcome } from './moderation.js';
import type { ClosedProfile } from './profile.js';
import type { ProfileDraft } from './profile-drafts.js';

export interface Failure {
  success: false;
  error: string;
  message: string;
  code: string;
  status: number;
  fields?: Record<string, string[]>;
  restriction?: RestrictionNotice;
  /** For whoever is shut out and has shown who they are: opens the appeal against that. */
  appeal?: AppealLink;
  /** Whose profile is closed, so that a member can block or report them. */
  profile?: ClosedProfile;
  needsEmailVerification?: boolean;
  /** ISO time until which the member must not write. */
  muted_until?: string;
  /** Who has settled a report that was to be settled, and how. */
  settled_by?: string;
  outcome?: ModerationOutcome | 'dismissed';
  /** How many reports the member has sent today, and may send a day. */
  dailyCount?: number;
  dailyLimit?: number;
  /** What is kept in place of a draft that another device has changed; null when it was removed there. */
  draft?: Draft | ProfileDraft | null;
  /** The parts of the server that do not work. */
  failing?: string[];
}
