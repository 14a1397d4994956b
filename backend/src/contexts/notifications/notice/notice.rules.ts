import { type AboveIds, threadOf } from '../../../../contracts/above.js';
import { dayIn } from '../../../../contracts/istanbul-day.js';
import type { Notice, OfProject } from './notice.events.js';

/** Ids of members in one fact: a topic with thousands of watchers makes tens of facts. */
export const MOST_IN_A_FACT = 200;

export function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** What happens to one thing in one way makes one row of the centre: all comments of a topic, a post or a project, all likes of a text, everybody who began to follow on a day, each decision, everybody who applies to a posting, each thing that happens to applications to a listing, and what goes to and fro in a project. */
export function rowIdOf(
  { type, noticeId, commentId, happening, partId, ...place }: Pick<Notice, 'type' | 'noticeId' | 'topicId' | 'commentId'> & Partial<AboveIds & OfProject>,
  at: string,
): string {
  const matter = (happening && MATTER[happening]) ?? null;
  switch (type) {
    case 'reply':
      return `${type}:${threadOf(place)}`;
    case 'mention':
    case 'like':
    case 'solved':
      return `${type}:${commentId ?? threadOf(place)}`;
    case 'follow':
      return `${type}:${dayIn(at)}`;
    case 'job_application':
      return `${type}:${happening}:${partId}`;
    case 'help_wanted':
      if (happening === 'applied') return `${type}:${partId}`;
      return matter === null ? `${type}:${noticeId}` : `${type}:${matter}:${partId}`;
    default:
      return matter === null ? `${type}:${noticeId}` : `${type}:${matter}:${place.projectId}`;
  }
}

/** What can go to and fro in a project: whoever hears of it hears how it stands now, however often it changed. */
const MATTER: Partial<Record<NonNullable<OfProject['happening']>, 'invite' | 'role' | 'handover' | 'archive' | 'state'>> = {
  ...{ invited: 'invite', reminded: 'invite' },
  ...{ made_manager: 'role', made_member: 'role' },
  handover_offered: 'handover',
  archived: 'archive',
  ...{ posting_filled: 'state', posting_closed: 'state', posting_reopened: 'state' },
};
