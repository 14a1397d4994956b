import type { FollowedSoFar } from '../../../../contracts/followed-tags.js';
import { PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import { PROJECT_CODE, PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import { closedBy, PROJECT_TEXT, type ProjectRole, type ProjectVisibility } from '../../../../contracts/projects.js';
import type { Ledger } from '../../../kernel/decisions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { VersionedMap } from '../../../kernel/versioned-map.js';
import type { Departure, Invite } from './invite.state.rules.js';
import type { Application, Posting } from './posting.state.rules.js';
import type { ProjectWords } from './project.events.js';

/** Decisions of staff that can be taken back, and by which verb. */
export type ProjectDecision = 'hide' | 'delete';
export interface ProjectUndo {
  readonly action: 'restore';
}

/** A project with its people, postings and applications: they are decided on together. */
export interface StandingProject extends Ledger<ProjectDecision, ProjectUndo> {
  readonly creatorId: string;
  /** Null where nobody could take over: it is archived then, as `abandoned` unless its owner had done so before. */
  readonly ownerId: string | null;
  /** Who owned it last, where nobody does. */
  readonly lastOwnerId: string | null;
  readonly words: ProjectWords;
  readonly followed: FollowedSoFar;
  readonly stage: string;
  readonly visibility: ProjectVisibility;
  /** Grows with each save. */
  readonly version: number;
  readonly archived: 'owner' | 'abandoned' | null;
  readonly isWithdrawn: boolean;
  /** What staff made of it. */
  readonly state: 'visible' | 'hidden' | 'deleted';
  readonly wasHidden: boolean;
  /** The decisions on reports that hid and deleted it, as far as it is so still. */
  readonly removedBy: { readonly hidden: string | null; readonly deleted: string | null };
  /** Everybody who is in it, by id, in the order in which they came to the role they have. */
  readonly members: ReadonlyMap<string, ProjectRole>;
  readonly roleChanges: number;
  readonly offeredTo: string | null;
  /** All that were ever sent, by id. */
  readonly invites: VersionedMap<Invite>;
  /** Who was in it and went, by id. */
  readonly left: VersionedMap<Departure>;
  /** How often somebody refused, by member id or digest of the address. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly postings: VersionedMap<Posting>;
  readonly applications: VersionedMap<Application>;
}

export type ProjectState = StandingProject | null;

const notFound = () => new RuleViolation('project.not-found', PROJECT_TEXT.notFound, null, 'not-found');

/** The project, if there is anything of it. */
export function begun(state: ProjectState): StandingProject {
  if (!state) throw notFound();
  return state;
}

const isFor = ({ visibility, state, members }: StandingProject, memberId: string): boolean =>
  members.has(memberId) || (visibility !== 'private' && state !== 'hidden');

/** Whether a signed-in member may read it. */
export const isThereFor = (state: ProjectState, memberId: string): state is StandingProject =>
  state !== null && !state.isWithdrawn && state.state !== 'deleted' && isFor(state, memberId);

/** The project as a member sees it; what is not for them is not there. */
export function seenBy(state: ProjectState, memberId: string): StandingProject {
  const found = begun(state);
  if (!isFor(found, memberId)) throw notFound();
  if (!isThereFor(found, memberId)) throw new RuleViolation('project.gone', PROJECT_TEXT.gone, null, 'gone');
  return found;
}

export const forbidden = (sentence: string) => new RuleViolation('project.forbidden', sentence, null, 'forbidden');

/** The longest in that role first. */
export const managersOf = ({ members }: StandingProject): string[] => [...members].flatMap(([id, role]) => (role === 'manager' ? [id] : []));

/** Owner or manager. */
export const runs = ({ members }: StandingProject, memberId: string): boolean => ['owner', 'manager'].includes(members.get(memberId) ?? '');

/** The project as somebody who runs it changes it. */
export function runBy(state: ProjectState, memberId: string, sentence: string): StandingProject {
  const found = seenBy(state, memberId);
  if (!runs(found, memberId)) throw forbidden(sentence);
  return found;
}

export function ownedBy(state: ProjectState, memberId: string): StandingProject {
  const found = seenBy(state, memberId);
  if (found.ownerId !== memberId) throw forbidden(PROJECT_WRITING_TEXT.onlyOwner);
  return found;
}

/** Throws where nothing new may come into it. */
export function refuseClosed({ archived, state }: StandingProject): void {
  const by = closedBy({ archived: archived !== null, hidden: state === 'hidden' });
  if (by === 'archived') throw new RuleViolation('project.archived', PROJECT_WRITING_TEXT.archived);
  if (by === 'hidden') throw new RuleViolation('project.hidden', PROJECT_WRITING_TEXT.hiddenNotEditable);
}

/** Whether what only its people could read is for others to read. */
export const opens = (before: ProjectVisibility, now: ProjectVisibility): boolean => before === 'private' && now !== 'private';

export const changedMeanwhile = () => new RuleViolation(PROJECT_CODE.changed, PROJECT_WRITING_TEXT.changedMeanwhile);

/** The role of somebody who is in it; throws for anybody else. */
export function roleOf({ members }: StandingProject, userId: string): ProjectRole {
  const role = members.get(userId);
  if (!role) throw new RuleViolation('project.not-member', PEOPLE_TEXT.notMember, null, 'not-found');
  return role;
}

/** Who answers for what it says. */
export const authorOf = ({ ownerId, lastOwnerId, creatorId }: StandingProject): string => ownerId ?? lastOwnerId ?? creatorId;
