import type { AboveIds } from '../../../../contracts/above.js';
import type { JobHappening } from '../../../../contracts/job-notices.js';
import type { NotificationOutcome, NotificationReason, NotificationType } from '../../../../contracts/notifications.js';
import type { ProjectHappening } from '../../../../contracts/project-notices.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** What members are told of; ids only, so that texts are joined when they are read and whoever may no longer read one does not see it. */
export interface Notice extends AboveIds {
  /** Names what happened: nobody is told of it twice. */
  noticeId: string;
  type: NotificationType;
  reason: NotificationReason;
  topicId: string | null;
  /** Null when it is about the topic, the post or the project itself. */
  commentId: string | null;
  outcome: NotificationOutcome | null;
  /** What happened in a project besides comments, and which part of it that is about; or to a job listing, and which that is. */
  happening: ProjectHappening | JobHappening | null;
  partId: string | null;
  /** Who caused it; null where members are not to know. */
  actorId: string | null;
}

type Told = Notice & { memberIds: string[] };
export type OfProject = Pick<Notice, 'happening' | 'partId'>;
export const NOTHING_OF_PROJECT: OfProject = { happening: null, partId: null };

/** Version 1 knew nothing of the blog, version 2 nothing of projects, version 3 nothing of what happens in them besides comments. */
export type MembersNotified = DomainEvent<
  'MembersNotified',
  Told,
  [Omit<Told, keyof AboveIds | keyof OfProject>, Omit<Told, 'projectId' | keyof OfProject>, Omit<Told, keyof OfProject>]
>;
