import { PAGE } from '@contracts/envelope';
import { type ApplyRequest, type OwnApplication, type OwnPostingMarks, POSTING_TEXT, type Posting } from '@contracts/help-wanted';
import { queryOptions } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { getData, queryOf } from '../../../client/http';
import { at, reads } from '../../../client/reads';
import { APPLICATIONS, PROJECTS } from './projects';
import { tries } from './tries';

/** Under which everything about postings is kept. */
const POSTINGS = [...PROJECTS, 'postings'] as const;
const MARKS = [...POSTINGS, 'mine'] as const;

/** All of a project: those that are open first. */
export const postingsQuery = (projectId: string) => reads<Posting[]>([...POSTINGS, projectId], at`/api/projects/${projectId}/help-wanted`, tries);

/** What the member has to do with postings, whose rows are the same for everybody. */
export const marksQuery = (memberId: string | undefined, ids: readonly string[]) =>
  queryOptions({
    ...tries,
    queryKey: [...MARKS, memberId, ids],
    queryFn: ({ signal }) =>
      getData<OwnPostingMarks[]>(`/api/projects/help-wanted/mine${queryOf({ ids: ids.slice(0, PAGE.max).join(',') })}`, { signal, quiet: true }),
    enabled: memberId !== undefined && ids.length > 0,
  });

const asksAgain = [POSTINGS, APPLICATIONS];

export const useApply = (postingId: string) =>
  useCall(posts<ApplyRequest, OwnApplication>(at`/api/projects/help-wanted/${postingId}/applications`), { tries, asksAgain, says: POSTING_TEXT.applied });

export const useWithdraw = (applicationId: string) =>
  useCall(posts<void, unknown>(at`/api/projects/applications/${applicationId}/withdraw`), { tries, asksAgain, says: POSTING_TEXT.withdrawn });
