import { followedAfter } from '../../../../contracts/followed-tags.js';
import type { Decider } from '../../../kernel/decider.js';
import { decideAccount } from './account-end.rules.js';
import { decideApplication } from './applications.rules.js';
import { handOver } from './handover.rules.js';
import { add, answer, expire, invite, remind, withdraw } from './invites.rules.js';
import { changeRole, remove } from './members.rules.js';
import type { PeopleEvent } from './people.events.js';
import { foldPeople } from './people-folding.rules.js';
import { foldPostings } from './posting-folding.rules.js';
import { closeDue, openPosting, removePosting, revisePosting } from './postings.rules.js';
import type { ProjectCommand } from './project.commands.js';
import type { ProjectCreated, ProjectEvent } from './project.events.js';
import type { ProjectState, StandingProject } from './project.state.rules.js';
import { archive, deleteOwn } from './project-ending.rules.js';
import { created } from './project-folding.rules.js';
import { hideOrDelete, moderate, projectLedger } from './project-moderation.rules.js';
import { followTags } from './project-tags.rules.js';
import { create, revise } from './project-words.rules.js';
import { PROJECT_SAYS, saidIn } from './said-fields.rules.js';

const NOBODY: StandingProject['removedBy'] = { hidden: null, deleted: null };

export const project: Decider<ProjectState, ProjectCommand, ProjectEvent> = {
  initial: null,

  evolve: projectLedger.keeping((state, event) => {
    if (event.type === 'ProjectCreated') return created(event.data);
    return state && changed(state, event);
  }),

  decide: projectLedger.telling((command: ProjectCommand, state): readonly ProjectEvent[] => {
    switch (command.type) {
      case 'CreateProject':
        return state ? [] : create(command);
      case 'ReviseProject':
        return revise(command, state);
      case 'FollowProjectTag':
      case 'ReturnProjectTag':
        return followTags(command, state);
      case 'ArchiveProject':
        return archive(command, state);
      case 'DeleteOwnProject':
        return deleteOwn(command, state);
      case 'HideProject':
      case 'DeleteProject':
        return hideOrDelete(command, state);
      case 'RestoreProject':
      case 'RestoreRemovedProject':
      case 'UndoProjectDecision':
        return moderate(command, state);
      case 'EndProjectTies':
      case 'TakeOwnership':
      case 'ReturnOwnership':
        return decideAccount(command, state);
      default:
        return decideAmongPeople(command, state);
    }
  }),
};

type AmongPeople = Exclude<
  ProjectCommand,
  {
    type:
      | 'CreateProject'
      | 'ReviseProject'
      | 'FollowProjectTag'
      | 'ReturnProjectTag'
      | 'ArchiveProject'
      | 'DeleteOwnProject'
      | 'HideProject'
      | 'DeleteProject'
      | 'RestoreProject'
      | 'RestoreRemovedProject'
      | 'UndoProjectDecision'
      | 'EndProjectTies'
      | 'TakeOwnership'
      | 'ReturnOwnership';
  }
>;

function decideAmongPeople(command: AmongPeople, state: ProjectState): readonly ProjectEvent[] {
  switch (command.type) {
    case 'InviteToProject':
      return invite(command, state);
    case 'AddMember':
      return add(command, state);
    case 'RemindInvitee':
      return remind(command, state);
    case 'WithdrawInvite':
      return withdraw(command, state);
    case 'AnswerInvite':
      return answer(command, state);
    case 'ExpireInvite':
      return expire(command, state);
    case 'ChangeProjectRole':
      return changeRole(command, state);
    case 'RemoveMember':
      return remove(command, state);
    case 'OpenPosting':
      return openPosting(command, state);
    case 'RevisePosting':
      return revisePosting(command, state);
    case 'RemovePosting':
      return removePosting(command, state);
    case 'CloseDuePosting':
      return closeDue(command, state);
    case 'OfferHandover':
    case 'WithdrawHandover':
    case 'AnswerHandover':
      return handOver(command, state);
    default:
      return decideApplication(command, state);
  }
}

function changed(state: StandingProject, event: Exclude<ProjectEvent, ProjectCreated>): StandingProject {
  switch (event.type) {
    case 'ProjectRevised': {
      const { stage, visibility } = event.data;
      return { ...state, words: saidIn(PROJECT_SAYS, event.data), stage, visibility, version: state.version + 1 };
    }
    case 'ProjectTagsFollowed':
      return { ...state, words: { ...state.words, tags: event.data.tags }, followed: followedAfter(state.followed, event.data) };
    case 'ProjectArchived':
      return { ...state, archived: event.data.cause };
    case 'ProjectUnarchived':
      return { ...state, archived: null };
    case 'ProjectWithdrawn':
      return { ...state, isWithdrawn: true };
    case 'ProjectHidden':
      return { ...state, state: 'hidden', removedBy: { ...NOBODY, hidden: event.data.reportId } };
    case 'ProjectDeleted':
      return { ...state, state: 'deleted', wasHidden: event.data.wasHidden, removedBy: { ...state.removedBy, deleted: event.data.reportId } };
    case 'ProjectRestored': {
      const { to } = event.data;
      return { ...state, state: to, wasHidden: false, removedBy: to === 'hidden' ? { ...state.removedBy, deleted: null } : NOBODY };
    }
    default:
      return isOfPeople(event) ? foldPeople(state, event) : foldPostings(state, event);
  }
}

const isOfPeople = (event: Parameters<typeof foldPeople>[1] | Parameters<typeof foldPostings>[1]): event is PeopleEvent => !('postingId' in event.data);
