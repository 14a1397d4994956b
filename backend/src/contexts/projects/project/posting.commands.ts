import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { Command } from '../../../kernel/command.js';
import type { PostingWords } from './posting.events.js';

type Acting = { projectId: string; memberId: string };
type OnPosting = Acting & { postingId: string };

/** For whom what is written was looked at; where others read the project since, that look says nothing. */
interface Judged {
  judgedFor: ProjectVisibility;
}

export class OpenPosting extends Command<OnPosting & Judged & { words: PostingWords }> {
  readonly type = 'OpenPosting';
}

/** What is left out of the words stays; `isOpen` null leaves it open or not as it is. `judged`: its changes when it was looked at. */
export class RevisePosting extends Command<OnPosting & Judged & { words: Partial<PostingWords>; isOpen: boolean | null; judged: number }> {
  readonly type = 'RevisePosting';
}

export class RemovePosting extends Command<OnPosting> {
  readonly type = 'RemovePosting';
}

/** The day is over that was its last: `until` is that of the schedule. */
export class CloseDuePosting extends Command<{ projectId: string; postingId: string; until: string }> {
  readonly type = 'CloseDuePosting';
}

/** `isClosed`: its owner has shut the applicant out; `waiting`: how many applications of theirs wait elsewhere. */
export class ApplyToPosting extends Command<OnPosting & { applicationId: string; message: string; isClosed: boolean; waiting: number }> {
  readonly type = 'ApplyToPosting';
}

type OnApplication = Acting & { applicationId: string };
export class SeeApplication extends Command<OnApplication> {
  readonly type = 'SeeApplication';
}

export class AcceptApplication extends Command<OnApplication> {
  readonly type = 'AcceptApplication';
}

export class RejectApplication extends Command<OnApplication> {
  readonly type = 'RejectApplication';
}

export class WithdrawApplication extends Command<OnApplication> {
  readonly type = 'WithdrawApplication';
}

/** Twelve months have passed since it ended. */
export class DestroyMessages extends Command<{ projectId: string; postingId: string }> {
  readonly type = 'DestroyMessages';
}

export type PostingChange = OpenPosting | RevisePosting | RemovePosting | CloseDuePosting;
export type ApplicationCommand = ApplyToPosting | SeeApplication | AcceptApplication | RejectApplication | WithdrawApplication | DestroyMessages;
export type PostingCommand = PostingChange | ApplicationCommand;

/** Looks at what is sent, and opens a posting or revises it; `isOpen` as in `RevisePosting`. */
export class WritePosting extends Command<OnPosting & { isNew: boolean; words: Partial<PostingWords>; isOpen: boolean | null }> {
  readonly type = 'WritePosting';
}
