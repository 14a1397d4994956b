import { PEOPLE_LIMITS, PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { admit } from './applications.rules.js';
import { type Invite, inviteeOf, isSpent, openInvites, settled } from './invite.state.rules.js';
import { onlyByHandover } from './members.rules.js';
import type { AddMember, AnswerInvite, ExpireInvite, InviteToProject, RemindInvitee, WithdrawInvite } from './people.commands.js';
import { applicationsTo, hasPlace, isWaiting } from './posting.state.rules.js';
import type { ProjectEvent } from './project.events.js';
import { changedMeanwhile, forbidden, isThereFor, type ProjectState, refuseClosed, runBy, type StandingProject } from './project.state.rules.js';

const DAY_MS = 24 * 60 * 60_000;
const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();
const unknown = () => new RuleViolation('invite.unknown', PEOPLE_TEXT.inviteUnknown, null, 'not-found');
const over = () => new RuleViolation('invite.over', PEOPLE_TEXT.inviteOver);

/** The project as somebody asks another into it. */
function opened(state: ProjectState, { memberId, role }: { memberId: string; role: string }): StandingProject {
  const project = runBy(state, memberId, PEOPLE_TEXT.onlyStaffOfProject);
  if (role === 'owner') throw onlyByHandover();
  if (role === 'manager' && project.ownerId !== memberId) throw forbidden(PEOPLE_TEXT.managerAddsManager);
  refuseClosed(project);
  return project;
}

export function invite({ data, origin }: InviteToProject, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, inviteId, role, invitee, isClosed, judged } = data;
  const project = opened(state, { memberId, role });
  const wanted =
    'memberId' in invitee
      ? { memberId: invitee.memberId, address: null, addressDigest: null }
      : { memberId: null, address: invitee.address, addressDigest: invitee.digest };
  const who = wanted.memberId ?? wanted.addressDigest ?? '';
  refuseTwice(project, who);
  // What is said of an address must not tell whose it is, nor that somebody refused: it is kept, and nobody is told.
  const isShut = isClosed || (project.refusals.get(who) ?? 0) >= PEOPLE_LIMITS.refusalsUntilBlocked;
  if (wanted.memberId !== null && isShut) throw new RuleViolation('invite.closed-door', PEOPLE_TEXT.closedDoor);
  refuseMany(project);
  if (project.visibility === 'private' && judged !== project.version) throw changedMeanwhile();
  const times = { expiresAt: daysAfter(origin.at, PEOPLE_LIMITS.inviteDays), remindFrom: daysAfter(origin.at, PEOPLE_LIMITS.reminderAfterDays) };
  return [{ type: 'MemberInvited', data: { projectId, inviteId, role, by: memberId, ...wanted, ...times } }];
}

function refuseTwice({ members, invites }: StandingProject, who: string): void {
  if (members.has(who)) throw new RuleViolation('project.already-member', PEOPLE_TEXT.alreadyMember);
  if (openInvites(invites).some(([, one]) => inviteeOf(one) === who)) throw new RuleViolation('invite.twice', PEOPLE_TEXT.alreadyInvited);
}

function refuseMany({ members, invites }: StandingProject): void {
  if (members.size >= PEOPLE_LIMITS.members) throw new RuleViolation('project.full', PEOPLE_TEXT.full);
  if (openInvites(invites).length >= PEOPLE_LIMITS.pendingInvites) throw new RuleViolation('invite.too-many', PEOPLE_TEXT.tooManyPending);
  if (invites.size >= PEOPLE_LIMITS.invites) throw new RuleViolation('invite.too-many-ever', PEOPLE_TEXT.tooManyEver);
}

/** Accepts the first application of theirs that waits and for which there is a place; else invites. */
export function add(command: AddMember, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, userId, role, inviteId, isClosed, judged } = command.data;
  const project = opened(state, { memberId, role });
  if (project.members.has(userId)) throw new RuleViolation('project.already-member', PEOPLE_TEXT.alreadyMember);
  if (isClosed) throw new RuleViolation('invite.closed-door', PEOPLE_TEXT.closedDoor);
  for (const [postingId, posting] of project.postings) {
    if (posting.isRemoved || posting.status === 'filled' || !hasPlace(posting)) continue;
    const [found] = applicationsTo(project.applications, postingId).filter(([, one]) => one.applicantId === userId && isWaiting(one));
    if (found) return admit(project, { projectId, by: memberId, applicationId: found[0], role });
  }
  return invite(
    { type: 'InviteToProject', data: { projectId, memberId, inviteId, role, invitee: { memberId: userId }, isClosed, judged }, origin: command.origin },
    state,
  );
}

/** One that waits, as somebody who runs the project names it. */
function waiting(state: ProjectState, { memberId, inviteId }: { memberId: string; inviteId: string }): { project: StandingProject; invite: Invite } {
  if (!isThereFor(state, memberId)) throw unknown();
  const project = runBy(state, memberId, PEOPLE_TEXT.onlyStaffOfProject);
  const found = project.invites.get(inviteId);
  if (!found) throw unknown();
  return { project, invite: found };
}

export function remind({ data, origin: { at } }: RemindInvitee, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, inviteId } = data;
  const { project, invite } = waiting(state, data);
  refuseClosed(project);
  if (!invite.isOpen || at >= invite.expiresAt) throw over();
  if (invite.remindFrom === null) throw new RuleViolation('invite.reminded-enough', PEOPLE_TEXT.remindedEnough);
  if (at < invite.remindFrom) throw new RuleViolation('invite.remind-later', PEOPLE_TEXT.remindLater);
  const remindFrom = invite.reminders + 1 < PEOPLE_LIMITS.reminders ? daysAfter(at, PEOPLE_LIMITS.reminderAfterDays) : null;
  return [{ type: 'InviteReminded', data: { projectId, inviteId, by: memberId, memberId: invite.memberId, remindFrom } }];
}

export function withdraw({ data }: WithdrawInvite, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, inviteId } = data;
  const { invite } = waiting(state, data);
  return invite.isOpen ? [{ type: 'InviteWithdrawn', data: { projectId, inviteId, memberId: invite.memberId, by: memberId } }] : [];
}

/** Only who is meant learns that there is one; one to an address is for whoever verified it. */
export function answer({ data, origin }: AnswerInvite, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, inviteId, accepts, digest } = data;
  const found = state?.invites.get(inviteId);
  const isTheirs = found && (found.memberId === memberId || (found.digest !== null && found.digest === digest));
  if (!state || !found || !isTheirs) throw unknown();
  if (
    !found.isOpen ||
    found.isRefused ||
    isSpent(state, found, memberId) ||
    origin.at >= found.expiresAt ||
    state.isWithdrawn ||
    state.state !== 'visible' ||
    state.archived
  )
    throw over();
  if (!accepts) return [{ type: 'InviteRefused', data: { projectId, inviteId, memberId, byAddress: found.memberId === null } }];
  const accepted: ProjectEvent = { type: 'InviteAccepted', data: { projectId, inviteId, memberId } };
  if (state.members.has(memberId)) return [accepted];
  if (state.members.size >= PEOPLE_LIMITS.members) throw new RuleViolation('project.full', PEOPLE_TEXT.full);
  const joined: ProjectEvent = { type: 'MemberJoined', data: { projectId, memberId, role: found.role, by: found.by, inviteId, applicationId: null } };
  return [accepted, joined, ...settled(projectId, state, memberId, inviteId)];
}

export function expire({ data: { projectId, inviteId }, origin }: ExpireInvite, state: ProjectState): readonly ProjectEvent[] {
  const found = state?.invites.get(inviteId);
  if (!state || state.isWithdrawn || !found?.isOpen || origin.at < found.expiresAt) return [];
  return [{ type: 'InviteExpired', data: { projectId, inviteId, memberId: found.memberId } }];
}

/** Whether whoever has the address is to hear of an invitation; those who refused often enough are not. */
export const isToldByMail = ({ refusals, archived, isWithdrawn, state }: StandingProject, invite: Invite, at: string): boolean =>
  invite.isOpen &&
  !invite.isRefused &&
  at < invite.expiresAt &&
  !archived &&
  !isWithdrawn &&
  state === 'visible' &&
  (refusals.get(inviteeOf(invite)) ?? 0) < PEOPLE_LIMITS.refusalsUntilBlocked;
