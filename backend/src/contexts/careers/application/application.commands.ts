import type { DecidedState } from '../../../../contracts/job-applications.js';
import { Command } from '../../../kernel/command.js';
import type { ApplicationSide } from './application.events.js';

interface Which {
  readonly jobId: string;
  readonly applicantId: string;
  readonly applicationId: string;
}
type By = Which & { readonly authorId: string };

/** Sealed and stored already. `received`: how many were ever sent to the listing. */
export class SendJobApplication extends Command<
  Which & { ownerId: string; consentVersion: number; uploadId: string | null; cvKey: string; sealed: string; received: number }
> {
  readonly type = 'SendJobApplication';
}

export class WithdrawJobApplication extends Command<Which> {
  readonly type = 'WithdrawJobApplication';
}

export class DestroyJobApplication extends Command<Which & { cause: 'months' | 'listing' | 'applicant' }> {
  readonly type = 'DestroyJobApplication';
}

/** The employer's side reads it: what is new in it is not so any more. */
export class ReadReceivedApplication extends Command<By> {
  readonly type = 'ReadReceivedApplication';
}

export class ReadOwnApplication extends Command<Which> {
  readonly type = 'ReadOwnApplication';
}

/** `version` is the one that was seen, null where nobody says. */
export class SetJobApplicationState extends Command<By & { state: DecidedState; version: number | null }> {
  readonly type = 'SetJobApplicationState';
}

/** `state` is set with it, null leaves it as it is; `version` as for a state that is set alone. Nothing is said where one of the messages `unlessSaid` was. */
export class AnswerJobApplication extends Command<
  By & { side: ApplicationSide; messageId: string; unlessSaid: readonly string[]; sealed: string; state: DecidedState | null; version: number | null }
> {
  readonly type = 'AnswerJobApplication';
}

export class WriteTeamNote extends Command<By & { noteId: string; sealed: string }> {
  readonly type = 'WriteTeamNote';
}

export class RemoveTeamNote extends Command<By & { noteId: string }> {
  readonly type = 'RemoveTeamNote';
}

export class RateJobApplication extends Command<By & { sealed: string | null }> {
  readonly type = 'RateJobApplication';
}

export class NoteCvDownload extends Command<By & { downloadId: string; sealed: string }> {
  readonly type = 'NoteCvDownload';
}

export type JobApplicationCommand =
  | SendJobApplication
  | WithdrawJobApplication
  | DestroyJobApplication
  | ReadReceivedApplication
  | ReadOwnApplication
  | SetJobApplicationState
  | AnswerJobApplication
  | WriteTeamNote
  | RemoveTeamNote
  | RateJobApplication
  | NoteCvDownload;
