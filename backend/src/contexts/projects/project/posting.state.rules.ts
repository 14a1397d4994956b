import { type ApplicationState, POSTING_LIMITS, type PostingStatus } from '../../../../contracts/help-wanted.js';
import type { PostingWords } from './posting.events.js';

export interface Posting {
  readonly words: PostingWords;
  readonly by: string;
  readonly status: PostingStatus;
  readonly isRemoved: boolean;
  /** Who has its places, each once; only reopening frees that of a leaver. */
  readonly taken: readonly string[];
  readonly changes: number;
}

export interface Application {
  readonly postingId: string;
  readonly applicantId: string;
  readonly state: ApplicationState;
  readonly hasMessage: boolean;
}

/** Everything of a posting that others read, as it is looked at. */
export function lookedAt({ title, description, skills }: PostingWords) {
  // The title is looked at as one.
  const texts = { description: [description], skills, title: [], rewardType: [], places: [], until: [] } satisfies Record<
    keyof PostingWords,
    readonly string[]
  >;
  return { title, content: Object.values(texts).flat().join('\n') };
}

/** How often postings were opened and changed. */
export const writesOf = (postings: ReadonlyMap<string, Posting>): number => [...postings.values()].reduce((sum, { changes }) => sum + 1 + changes, 0);

type Stands = Pick<Application, 'state'>;
export const isWaiting = ({ state }: Stands): boolean => state === 'new' || state === 'seen';

/** What keeps somebody from applying (once more), of their applications to a posting: one waits, or there were enough. */
export const appliedBefore = (own: readonly Stands[]): 'waits' | 'enough' | null =>
  own.some(isWaiting) ? 'waits' : own.length >= POSTING_LIMITS.again ? 'enough' : null;

type Applications = ReadonlyMap<string, Application>;
export const applicationsTo = (applications: Applications, postingId: string): readonly (readonly [id: string, application: Application])[] =>
  [...applications].filter(([, application]) => application.postingId === postingId);

/** Who waits for an answer to their application to a posting, each once. */
export const waitingFor = (applications: Applications, postingId: string): string[] =>
  applicationsTo(applications, postingId).flatMap(([, application]) => (isWaiting(application) ? [application.applicantId] : []));

/** Who has its places with one more; whoever left and comes back has theirs still. */
export const takenWith = ({ taken }: Posting, memberId: string): readonly string[] => (taken.includes(memberId) ? taken : [...taken, memberId]);

export const hasPlace = ({ taken, words }: Posting): boolean => taken.length < words.places;
