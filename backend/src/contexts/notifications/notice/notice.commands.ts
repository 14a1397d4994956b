import type { AboveIds } from '../../../../contracts/above.js';
import type { JobHappening } from '../../../../contracts/job-notices.js';
import type { ProjectHappening } from '../../../../contracts/project-notices.js';
import { Command } from '../../../kernel/command.js';
import type { Notice, OfProject } from './notice.events.js';

/** Tells members of something; those who have been told stay so. */
export class NotifyMembers extends Command<Notice & { memberIds: readonly string[] }> {
  readonly type = 'NotifyMembers';
}

/** Finds out whom a text concerns and tells them; `position` is where its fact stands, so that the views can be waited for. */
export class NotifyAboutText extends Command<
  // What an earlier release queued says less of where it stands.
  Partial<AboveIds> & {
    topicId: string | null;
    /** The comment that is answered. */
    parentId?: string | null;
    commentId: string | null;
    authorId: string;
    quotedCommentId: string | null;
    /** Set when it was edited: whoever it reaches has heard of it, whoever it names may not have. */
    onlyNamed: boolean;
    position: number;
  }
> {
  readonly type = 'NotifyAboutText';
}

/** Tells one member of something that concerns only them; `memberId` null means whoever wrote the text. */
export class NotifyMember extends Command<Omit<Notice, keyof AboveIds | keyof OfProject> & Partial<AboveIds> & { memberId: string | null; position: number }> {
  readonly type = 'NotifyMember';
}

/** Who hears of what happened in a project: some members, whoever sent an invitation, some of its people, whoever waits for an answer to an application, or whoever follows it besides. */
export type ProjectHearers = { readonly memberIds: readonly string[] } | { readonly inviteId: string } | 'owner' | 'runners' | 'waiting' | ProjectCircle;
/** Everybody who is in a project and who follows it, or only those who follow it. */
export type ProjectCircle = 'everybody' | 'followers';

/** Tells those whom it concerns what happened in a project; `position` is where its fact stands. */
export class NotifyAboutProject extends Command<{
  projectId: string;
  /** The posting or the update that it is about. */
  partId: string | null;
  happening: ProjectHappening;
  noticeId: string;
  actorId: string | null;
  hearers: ProjectHearers;
  position: number;
}> {
  readonly type = 'NotifyAboutProject';
}

/** Who hears of what happened to a listing or an application: who reads its applications, or some members. */
export type JobHearers = 'readers' | { readonly memberIds: readonly string[] };

/** Tells of it; `across` are those whose blocks it does not cross, on whichever side they stand. */
export class NotifyAboutJob extends Command<
  Pick<Notice, 'noticeId' | 'outcome' | 'actorId'> & {
    jobId: string;
    happening: JobHappening;
    hearers: JobHearers;
    across: readonly string[];
    position: number;
  }
> {
  readonly type = 'NotifyAboutJob';
}
