import { POSTING_LIMITS, POSTING_TEXT } from '../../../../contracts/help-wanted.js';
import { messageProblem } from '../../../../contracts/posting-problems.js';
import { type GivenRole, PEOPLE_LIMITS, PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { settled } from './invite.state.rules.js';
import type {
  AcceptApplication,
  ApplicationCommand,
  ApplyToPosting,
  DestroyMessages,
  RejectApplication,
  SeeApplication,
  WithdrawApplication,
} from './posting.commands.js';
import { type Application, applicationsTo, appliedBefore, hasPlace, isWaiting, type Posting, takenWith, waitingFor } from './posting.state.rules.js';
import { messagesOf } from './posting-folding.rules.js';
import { refuseInapplicable } from './postings.rules.js';
import type { ProjectEvent } from './project.events.js';
import { forbidden, isThereFor, type ProjectState, refuseClosed, runs, type StandingProject } from './project.state.rules.js';

const notFound = () => new RuleViolation('application.not-found', POSTING_TEXT.applicationNotFound, null, 'not-found');
const over = () => new RuleViolation('application.over', POSTING_TEXT.applicationOver);

export function decideApplication(command: ApplicationCommand, state: ProjectState): readonly ProjectEvent[] {
  switch (command.type) {
    case 'ApplyToPosting':
      return apply(command, state);
    case 'SeeApplication':
      return see(command, state);
    case 'AcceptApplication':
      return accept(command, state);
    case 'RejectApplication':
      return reject(command, state);
    case 'WithdrawApplication':
      return withdraw(command, state);
    case 'DestroyMessages':
      return destroy(command, state);
  }
}

function apply({ data, origin: { at } }: ApplyToPosting, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, postingId, applicationId, message, isClosed, waiting } = data;
  const project = isThereFor(state, memberId) ? state : null;
  if (project?.applications.has(applicationId)) return [];
  const posting = project?.postings.get(postingId);
  if (!project || !posting || posting.isRemoved) throw new RuleViolation('posting.not-found', POSTING_TEXT.notFound, null, 'not-found');
  if (project.members.has(memberId)) throw new RuleViolation('application.own-project', POSTING_TEXT.ownProject);
  refuseInapplicable(project, posting, at);
  const all = applicationsTo(project.applications, postingId).map(([, one]) => one);
  const before = appliedBefore(all.filter(({ applicantId }) => applicantId === memberId));
  if (before === 'waits') throw new RuleViolation('application.twice', POSTING_TEXT.alreadyApplied);
  if (isClosed) throw forbidden(POSTING_TEXT.closedDoor);
  refuseProblems('application.unfit', { message: messageProblem(message) ?? undefined });
  if (before === 'enough') throw new RuleViolation('application.too-often', POSTING_TEXT.appliedTooOften);
  if (waiting >= POSTING_LIMITS.waitingOfMember) throw new RuleViolation('application.too-many-waiting', POSTING_TEXT.tooManyWaiting);
  if (all.length >= POSTING_LIMITS.applications || all.filter(isWaiting).length >= POSTING_LIMITS.waiting)
    throw new RuleViolation('application.posting-full', POSTING_TEXT.postingFull);
  if (project.applications.size >= POSTING_LIMITS.applicationsOfProject) throw new RuleViolation('application.project-full', POSTING_TEXT.projectFull);
  return [{ type: 'ApplicationMade', data: { projectId, postingId, applicationId, applicantId: memberId, message: message.trim() } }];
}

interface Found {
  readonly project: StandingProject;
  readonly application: Application;
  readonly posting: Posting;
}

/** An application as those who run the project decide on it; its applicant knows that it is there, and others do not. */
function decidedBy(state: ProjectState, { memberId, applicationId }: { memberId: string; applicationId: string }): Found {
  const application = state?.applications.get(applicationId);
  const posting = application && state?.postings.get(application.postingId);
  if (!application || !posting || posting.isRemoved || !isThereFor(state, memberId)) throw notFound();
  if (!runs(state, memberId)) throw application.applicantId === memberId ? forbidden(POSTING_TEXT.notForApplicant) : notFound();
  return { project: state, application, posting };
}

function see({ data }: SeeApplication, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, applicationId } = data;
  const { application } = decidedBy(state, data);
  return application.state === 'new' ? [{ type: 'ApplicationSeen', data: { ...of(projectId, applicationId, application), by: memberId } }] : [];
}

const of = (projectId: string, applicationId: string, { postingId, applicantId }: Application) => ({ projectId, postingId, applicationId, applicantId });

function accept({ data }: AcceptApplication, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, applicationId } = data;
  const { project, application } = decidedBy(state, data);
  refuseClosed(project);
  const isSaidAgain = application.state === 'accepted' && project.members.has(application.applicantId);
  return isSaidAgain ? [] : admit(project, { projectId, applicationId, by: memberId, role: 'member' });
}

/** Gives a place to an applicant, who comes in by the same decision; the last place fills the posting by it too. */
export function admit(
  project: StandingProject,
  { projectId, applicationId, by, role }: { projectId: string; applicationId: string; by: string; role: GivenRole },
): readonly ProjectEvent[] {
  const application = project.applications.get(applicationId);
  const posting = application && project.postings.get(application.postingId);
  if (!application || !posting) throw notFound();
  if (!isWaiting(application)) throw over();
  if (posting.status === 'filled' || !hasPlace(posting)) throw new RuleViolation('posting.last-place-gone', POSTING_TEXT.lastPlaceGone);
  const { postingId, applicantId } = application;
  const isIn = project.members.has(applicantId);
  if (!isIn && project.members.size >= PEOPLE_LIMITS.members) throw new RuleViolation('project.full', PEOPLE_TEXT.full);
  const taken = takenWith(posting, applicantId).length;
  const isLast = taken === posting.words.places;
  const memberIds = waitingFor(project.applications, postingId).filter((id) => id !== applicantId);
  const joined: ProjectEvent = { type: 'MemberJoined', data: { projectId, memberId: applicantId, role, by, inviteId: null, applicationId } };
  return [
    { type: 'ApplicationAccepted', data: { ...of(projectId, applicationId, application), by, taken } },
    ...(isIn ? [] : [joined, ...settled(projectId, project, applicantId, null)]),
    ...(isLast ? [{ type: 'PostingFilled', data: { projectId, postingId, memberIds } } as const] : []),
  ];
}

function reject({ data }: RejectApplication, state: ProjectState): readonly ProjectEvent[] {
  const { projectId, memberId, applicationId } = data;
  const { application } = decidedBy(state, data);
  if (application.state === 'rejected') return [];
  if (!isWaiting(application)) throw over();
  return [{ type: 'ApplicationRejected', data: { ...of(projectId, applicationId, application), by: memberId } }];
}

/** Its applicant takes it back, whatever became of the project; nobody else knows of it. */
function withdraw({ data: { projectId, memberId, applicationId } }: WithdrawApplication, state: ProjectState): readonly ProjectEvent[] {
  const application = state?.applications.get(applicationId);
  if (!state || !application) throw notFound();
  if (application.applicantId !== memberId) throw runs(state, memberId) && isThereFor(state, memberId) ? forbidden(POSTING_TEXT.onlyApplicant) : notFound();
  if (application.state === 'withdrawn') return [];
  if (!isWaiting(application)) throw over();
  return [{ type: 'ApplicationWithdrawn', data: { ...of(projectId, applicationId, application), cause: 'own' } }];
}

/** Silent where it was opened again meanwhile. */
function destroy({ data: { projectId, postingId } }: DestroyMessages, state: ProjectState): readonly ProjectEvent[] {
  const posting = state?.postings.get(postingId);
  if (!state || state.isWithdrawn || !posting || posting.status === 'open') return [];
  const applicationIds = messagesOf(state, postingId);
  return applicationIds.length === 0 ? [] : [{ type: 'ApplicationMessagesDestroyed', data: { projectId, postingId, applicationIds } }];
}
