import { POSTING_LIMITS, POSTING_TEXT } from '../../../../contracts/help-wanted.js';
import { dayIn, endOf } from '../../../../contracts/istanbul-day.js';
import { postingProblems } from '../../../../contracts/posting-problems.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { CloseDuePosting, OpenPosting, RemovePosting, RevisePosting } from './posting.commands.js';
import type { PostingWords } from './posting.events.js';
import { hasPlace, type Posting, waitingFor } from './posting.state.rules.js';
import { unfinishedOf } from './posting-folding.rules.js';
import type { ProjectEvent } from './project.events.js';
import { changedMeanwhile, forbidden, isThereFor, opens, type ProjectState, refuseClosed, runBy, runs, type StandingProject } from './project.state.rules.js';
import { POSTING_SAYS, saySame } from './said-fields.rules.js';

const notFound = () => new RuleViolation('posting.not-found', POSTING_TEXT.notFound, null, 'not-found');

/** As it is kept; each skill once, in whatever letters. */
function trimmed(words: PostingWords): PostingWords {
  const skills = new Map(words.skills.map((skill) => [skill.trim().toLocaleLowerCase('tr'), skill.trim()]));
  return { ...words, title: words.title.trim(), description: words.description.trim(), skills: [...skills.values()].filter(Boolean) };
}

/** A day that stood before may be past by now. */
function refuseUnfit({ title, description, skills, rewardType, places, until }: PostingWords, at: string, formerUntil: string | null): void {
  const form = { title, description, skills, project_reward_type: rewardType, places, until: until === formerUntil ? null : until };
  refuseProblems('posting.unfit', postingProblems(form, dayIn(at)));
}

const isOpen = ({ status, isRemoved }: Posting): boolean => status === 'open' && !isRemoved;

function refuseMany({ postings }: StandingProject): void {
  if ([...postings.values()].filter(isOpen).length >= POSTING_LIMITS.open) throw new RuleViolation('posting.too-many-open', POSTING_TEXT.tooManyOpen);
}

export function openPosting({ data, origin: { at } }: OpenPosting, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, postingId } = data;
  const project = runBy(state, memberId, POSTING_TEXT.onlyOwnerAndManagers);
  refuseClosed(project);
  const words = trimmed(data.words);
  refuseUnfit(words, at, null);
  if (project.postings.has(postingId)) return [];
  if (opens(data.judgedFor, project.visibility)) throw changedMeanwhile();
  refuseMany(project);
  if (project.postings.size >= POSTING_LIMITS.ever) throw new RuleViolation('posting.too-many-ever', POSTING_TEXT.tooManyEver);
  return [{ type: 'PostingOpened', data: { projectId, postingId, by: memberId, ...words } }];
}

/** A posting that somebody may write: those who run the project, and whoever opened it as long as they are in it. */
function writtenBy(state: ProjectState, { memberId, postingId }: { memberId: string; postingId: string }, sentence: string): [StandingProject, Posting] {
  const posting = state?.postings.get(postingId);
  if (!posting || posting.isRemoved || !isThereFor(state, memberId)) throw notFound();
  const mayWrite = runs(state, memberId) || (posting.by === memberId && state.members.has(memberId));
  if (!mayWrite) throw forbidden(sentence);
  return [state, posting];
}

export function revisePosting({ data, origin: { at } }: RevisePosting, state: ProjectState): readonly ProjectEvent[] {
  const [project, posting] = writtenBy(state, data, POSTING_TEXT.onlyForEditing);
  refuseClosed(project);
  const words = trimmed({ ...posting.words, ...data.words });
  refuseUnfit(words, at, posting.words.until);
  const events = changes(data, { project, posting, words, at });
  if (events.length === 0) return [];
  if (data.judged !== posting.changes || opens(data.judgedFor, project.visibility)) throw changedMeanwhile();
  const isOnlyClosed = events.every(({ type }) => type === 'PostingClosed');
  if (posting.changes >= POSTING_LIMITS.changes && !isOnlyClosed) throw new RuleViolation('posting.changed-too-often', POSTING_TEXT.changedTooOften);
  return events;
}

interface Change {
  readonly project: StandingProject;
  readonly posting: Posting;
  readonly words: PostingWords;
  readonly at: string;
}

function changes({ projectId, postingId, memberId, isOpen: wanted }: RevisePosting['data'], change: Change): readonly ProjectEvent[] {
  const { project, posting, words, at } = change;
  const of = { projectId, postingId };
  const revised: readonly ProjectEvent[] = saySame(POSTING_SAYS, posting.words, words)
    ? []
    : [{ type: 'PostingRevised', data: { ...of, by: memberId, ...words } }];
  // Whoever left keeps a place until it is reopened.
  const reopens = posting.status !== 'open' && (wanted === true || (wanted === null && posting.status === 'filled' && words.places > posting.taken.length));
  if (reopens) return [...revised, { type: 'PostingReopened', data: { ...of, by: memberId, ...reopening(change), until: words.until } }];
  if (words.places < posting.taken.length) throw tooFew(posting.taken.length);
  const isFull = words.places === posting.taken.length;
  if (wanted === false && (posting.status === 'open' || (posting.status === 'filled' && !isFull)))
    return [...revised, { type: 'PostingClosed', data: { ...of, by: memberId, cause: 'own' } }];
  const fills = posting.status === 'open' && isFull;
  const isOver = posting.status === 'open' && words.until !== null && at >= endOf(words.until);
  if (isOver) throw new RuleViolation('posting.past-day', POSTING_TEXT.pastDay, { until: POSTING_TEXT.pastDay });
  return fills ? [...revised, { type: 'PostingFilled', data: { ...of, memberIds: waitingFor(project.applications, postingId) } }] : revised;
}

const tooFew = (taken: number) =>
  new RuleViolation('posting.too-few-places', POSTING_TEXT.fewerThanTaken(taken), { places: POSTING_TEXT.fewerThanTaken(taken) });

function reopening({ project, posting, words, at }: Change): { taken: number } {
  if (words.until !== null && at >= endOf(words.until)) throw new RuleViolation('posting.past-day', POSTING_TEXT.pastDay, { until: POSTING_TEXT.pastDay });
  const taken = posting.taken.filter((id) => project.members.has(id)).length;
  if (words.places < taken) throw tooFew(taken);
  if (words.places === taken) throw new RuleViolation('posting.no-places', POSTING_TEXT.noPlaces);
  refuseMany(project);
  return { taken };
}

/** An archived project's too: what nobody can apply to may go. */
export function removePosting({ data }: RemovePosting, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, postingId, memberId } = data;
  const [project] = writtenBy(state, data, POSTING_TEXT.onlyForRemoving);
  const ended = { applicationIds: unfinishedOf(project, postingId), memberIds: waitingFor(project.applications, postingId) };
  return [{ type: 'PostingRemoved', data: { projectId, postingId, by: memberId, ...ended } }];
}

/** Silent where it was closed, or has another last day by now. */
export function closeDue({ data: { projectId, postingId, until }, origin }: CloseDuePosting, state: ProjectState): readonly ProjectEvent[] {
  const posting = state?.postings.get(postingId);
  if (!state || state.isWithdrawn || !posting || !isOpen(posting) || posting.words.until !== until || origin.at < endOf(until)) return [];
  return [{ type: 'PostingClosed', data: { projectId, postingId, by: null, cause: 'due' } }];
}

/** Throws where nobody may apply now. */
export function refuseInapplicable({ archived }: StandingProject, posting: Posting, at: string): void {
  if (posting.status === 'filled') throw new RuleViolation('posting.no-places', POSTING_TEXT.noPlaces);
  const isOver = posting.words.until !== null && at >= endOf(posting.words.until);
  if (posting.status !== 'open' || isOver || archived || !hasPlace(posting)) throw new RuleViolation('posting.closed', POSTING_TEXT.closed);
}
