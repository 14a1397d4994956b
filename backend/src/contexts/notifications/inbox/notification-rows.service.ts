import { Injectable } from '@nestjs/common';
import { aboveIds, aboveIn, aboveOf } from '../../../../contracts/above.js';
import type { Author } from '../../../../contracts/accounts.js';
import { isJobHappening } from '../../../../contracts/job-notices.js';
import type { NotificationRow } from '../../../../contracts/notifications.js';
import type { NoticeOfProject } from '../../../../contracts/project-notices.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { EditNotes } from '../notice/edit-notes.port.js';
import { NoticedJobs } from '../notice/noticed-jobs.port.js';
import { type AskedProject, type KnownProject, NoticedProjects } from '../notice/noticed-projects.port.js';
import { type Refusal, Refusals } from '../notice/refusals.port.js';
import { type ReadableText, type Subject, Subjects } from '../notice/subjects.port.js';
import type { NotificationDocument } from './notification.model.js';

const MOST_ACTORS = 2;

/** Joins names and texts to what was recorded; what the reader may not read (any more) is told without its words and without who wrote it. */
@Injectable()
export class NotificationRows {
  constructor(
    private readonly subjects: Subjects,
    private readonly authors: AuthorDirectory,
    private readonly projects: NoticedProjects,
    private readonly jobs: NoticedJobs,
    private readonly refusals: Refusals,
    private readonly editNotes: EditNotes,
  ) {}

  async of(found: readonly NotificationDocument[], caller: Caller): Promise<NotificationRow[]> {
    const authors = await this.authors.byIds(found.flatMap(actorsOf));
    const asked = found.filter((notification) => hasSubject(notification) && !notification.happening);
    const texts = await this.subjects.readable(asked.map(subjectOf), caller);
    const readable = new Map(asked.map(({ _id }, index) => [_id, texts[index] ?? null]));
    const projects = await this.projectsIn(found, caller);
    const jobs = await this.jobsIn(found, caller);
    const refusals = await this.refusalsOf(found, caller);
    const edited = found.filter(({ outcome }) => outcome === 'edited');
    const notes = edited.length > 0 ? await this.editNotes.editNotesOf(edited.map(subjectOf), caller) : new Map<string, string>();
    return found.map((notification) => ({
      ...rowOf(notification, readable.get(notification._id) ?? projects.get(notification._id) ?? null, authors),
      ...jobs.get(notification._id),
      ...(notification.outcome === 'edited' ? { note: notes.get(textIdOf(notification)) ?? null } : {}),
      ...refusals.get(notification._id),
    }));
  }

  private async projectsIn(found: readonly NotificationDocument[], caller: Caller): Promise<ReadonlyMap<string, KnownProject | null>> {
    const asked = found.filter(({ happening, project_id }) => happening && project_id !== null);
    if (asked.length === 0) return new Map();
    const known = await this.projects.known(asked.map(askedOf), caller);
    return new Map(asked.map((notification, index) => [notification._id, stillThere(notification, known[index] ?? null)]));
  }

  private async jobsIn(found: readonly NotificationDocument[], caller: Caller): Promise<ReadonlyMap<string, Partial<NotificationRow>>> {
    const asked = found.flatMap(({ _id, happening, part_id }) => (happening && isJobHappening(happening) && part_id ? [{ _id, happening, id: part_id }] : []));
    if (asked.length === 0) return new Map();
    const titles = await this.jobs.titlesFor(
      asked.map(({ id }) => id),
      caller.memberId,
    );
    return new Map(asked.map(({ _id, happening, id }) => [_id, ofListing({ id, happening }, titles.get(id) ?? null)]));
  }

  private async refusalsOf(found: readonly NotificationDocument[], caller: Caller): Promise<ReadonlyMap<string, Refusal>> {
    const refused = found.filter(({ outcome }) => outcome === 'refused');
    if (refused.length === 0) return new Map();
    const told = await this.refusals.refusalsOf(refused.map(textIdOf), caller);
    return new Map(
      refused.flatMap((notification): [string, Refusal][] => {
        const refusal = told.get(textIdOf(notification));
        return refusal ? [[notification._id, refusal]] : [];
      }),
    );
  }
}

const askedOf = ({ project_id, happening, part_id }: NotificationDocument): AskedProject => {
  const isOnUpdate = happening === 'update_posted';
  return { projectId: project_id ?? '', postingId: isOnUpdate ? null : part_id, updateId: isOnUpdate ? part_id : null };
};

/** That a posting was opened is told of a posting that is there; of what became of one later, its row tells without it. */
const stillThere = ({ happening }: NotificationDocument, known: KnownProject | null): KnownProject | null =>
  happening === 'posting_opened' && known?.part === null ? null : known;

/** Of one that may not be read (any more) neither its words nor who did it. */
const ofListing = (job: NonNullable<NotificationRow['job']>, title: string | null): Partial<NotificationRow> => ({
  ...{ job, title, removed: title === null },
  ...(title === null ? { actors: [] } : {}),
});

const textIdOf = (found: NotificationDocument): string => found.comment_id ?? found.topic_id ?? aboveIn(found)?.id ?? '';
const hasSubject = (found: NotificationDocument): boolean => textIdOf(found) !== '';
const subjectOf = (found: NotificationDocument): Subject => ({ topicId: found.topic_id ?? '', ...aboveIds(aboveIn(found)), commentId: found.comment_id });

const actorsOf = ({ recent = {} }: NotificationDocument): string[] => {
  const latestFirst = Object.values(recent).sort((a, b) => b.position - a.position);
  return [...new Set(latestFirst.map(({ id }) => id))];
};

/** The offers that wait are asked of the reader alone. */
function projectOf({ happening, part_id }: NotificationDocument, known: KnownProject | null): NoticeOfProject | null {
  if (!happening || isJobHappening(happening)) return null;
  const waits = (happening === 'handover_offered' && known?.isOffered) || ((happening === 'invited' || happening === 'reminded') && known?.isInvited);
  return { happening, part: part_id === null ? null : { id: part_id, title: known?.part ?? null }, waits: waits ?? false };
}

function rowOf(found: NotificationDocument, text: ReadableText | KnownProject | null, authors: ReadonlyMap<string, Author>): NotificationRow {
  const [stands, known] = text && 'isInvited' in text ? [null, text] : [text, null];
  const removed = hasSubject(found) && !text;
  const count = found.unread ? found.fresh : (found.seen ?? found.fresh);
  return {
    id: found.row,
    type: found.type,
    reason: found.reason,
    outcome: found.outcome,
    actors: removed
      ? []
      : actorsOf(found)
          .slice(0, Math.min(count, MOST_ACTORS))
          .map((id) => authorIn(authors, id)),
    count,
    topicId: stands ? stands.topicId || null : found.topic_id,
    ...aboveIds(stands ? aboveOf(stands) : aboveIn(found)),
    commentId: found.comment_id,
    project: projectOf(found, known),
    job: null,
    title: text?.title ?? null,
    excerpt: text?.excerpt ?? null,
    note: null,
    removed,
    unread: found.unread,
    at: found.at,
  };
}
