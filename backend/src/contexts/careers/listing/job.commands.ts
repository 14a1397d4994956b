import { Command } from '../../../kernel/command.js';
import type { JobTerms, JobWords } from './job.events.js';
import type { JobModerationCommand } from './job-moderation.commands.js';

/** All that a listing is to say; `applyUntil` null for as long as it may be open. */
export interface SavedJobWords {
  words: JobWords;
  terms: JobTerms;
  applyUntil: string | null;
}

/** What is sent of it; what is left out stays as it is. */
export type JobForm = Partial<JobWords> & Partial<JobTerms> & { applyUntil?: string | null };

type OnJob = { jobId: string; memberId: string };

/** By what a listing was caught, and by which of it for something that it did not say before; `holdId` is new. */
export interface JobHold {
  readonly holdId: string;
  readonly findings: readonly string[];
  readonly fresh: readonly string[];
}

/** `hold`: why it waits for a moderator; null where it need not. */
export class PostJob extends Command<SavedJobWords & { jobId: string; ownerId: string; hold: JobHold | null }> {
  readonly type = 'PostJob';
}

/** `version` is the one that the writer began from, null where nobody says. `judged`: the version that was looked at. */
export class ReviseJob extends Command<SavedJobWords & OnJob & { version: number | null; judged: number; hold: JobHold | null }> {
  readonly type = 'ReviseJob';
}

export class CloseJob extends Command<OnJob & { as: 'closed' | 'filled' }> {
  readonly type = 'CloseJob';
}

/** `closesAt` as it was when this was planned: silent where the listing has another time by now. */
export class ExpireJob extends Command<{ jobId: string; closesAt: string }> {
  readonly type = 'ExpireJob';
}

/** `open`: how many other listings of the owner are open. */
export class ReopenJob extends Command<OnJob & { open: number }> {
  readonly type = 'ReopenJob';
}

export class RenewJob extends Command<OnJob & { applyUntil: string | null; open: number }> {
  readonly type = 'RenewJob';
}

export class WithdrawJob extends Command<OnJob & { cause: 'owner' | 'account' }> {
  readonly type = 'WithdrawJob';
}

/** `memberId` names `colleagueId`. */
export class NameColleague extends Command<OnJob & { colleagueId: string }> {
  readonly type = 'NameColleague';
}

/** `memberId` is null where nobody asked for it. */
export class RemoveColleague extends Command<{ jobId: string; memberId: string | null; colleagueId: string; cause: 'asked' | 'account' | 'block' }> {
  readonly type = 'RemoveColleague';
}

export type JobCommand =
  | PostJob
  | ReviseJob
  | CloseJob
  | ExpireJob
  | ReopenJob
  | RenewJob
  | WithdrawJob
  | NameColleague
  | RemoveColleague
  | JobModerationCommand;

/** Looks at all that is sent, and saves it. `version` as in `ReviseJob`; `open`: how many listings of a new one's owner are open. */
export class WriteJob extends Command<OnJob & { isNew: boolean; form: JobForm; version: number | null; open: number }> {
  readonly type = 'WriteJob';
}
