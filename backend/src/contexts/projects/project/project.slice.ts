import type { CommandClass } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { decidesAndDestroys } from '../../../platform/commands/decides-and-destroys.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { EndProjectTies, ReturnOwnership, TakeOwnership } from './account.commands.js';
import { clearMessageTraces } from './clear-message-traces.policy.js';
import { closeDuePostings } from './close-due-postings.policy.js';
import { destroyMessages } from './destroy-messages.policy.js';
import { expireInvites } from './expire-invites.policy.js';
import { InvitedAddress } from './invited-address.service.js';
import { Inviting } from './inviting.service.js';
import {
  AddMember,
  AnswerHandover,
  AnswerInvite,
  ChangeProjectRole,
  ExpireInvite,
  InviteToProject,
  OfferHandover,
  RemindInvitee,
  RemoveMember,
  WithdrawHandover,
  WithdrawInvite,
} from './people.commands.js';
import {
  AcceptApplication,
  ApplyToPosting,
  CloseDuePosting,
  DestroyMessages,
  RejectApplication,
  RemovePosting,
  SeeApplication,
  WithdrawApplication,
  WritePosting,
} from './posting.commands.js';
import {
  ArchiveProject,
  DeleteOwnProject,
  DeleteProject,
  FollowProjectTag,
  HideProject,
  type ProjectCommand,
  RestoreProject,
  RestoreRemovedProject,
  ReturnProjectTag,
  UndoProjectDecision,
  WriteProject,
} from './project.commands.js';
import { projectOwnData } from './project.own-data.js';
import { projectStream } from './project.stream.js';
import { projectTold } from './project.told.js';
import { ProjectGate } from './project-gate.service.js';
import { ProjectOpening } from './project-opening.service.js';
import { SavedProjectQuery } from './saved-project.query.js';
import { WritePostingHandler } from './write-posting.handler.js';
import { WriteProjectHandler } from './write-project.handler.js';

const projectId = ({ projectId }: { projectId: string }): string => projectId;
const decide = <C extends ProjectCommand>(command: CommandClass<C>) => decides(command, projectStream, projectId);
/** What may end an invitation, an application or the project destroys keys. */
const end = <C extends ProjectCommand>(command: CommandClass<C>) => decidesAndDestroys(command, projectStream, projectId);

/** A project with its people, its postings and who applies to them. */
export const project: Slice = {
  streams: [projectStream],
  told: projectTold,
  commands: [
    handledBy(WriteProject, WriteProjectHandler),
    handledBy(WritePosting, WritePostingHandler),
    decide(FollowProjectTag),
    decide(ReturnProjectTag),
    end(ArchiveProject),
    end(DeleteOwnProject),
    decide(HideProject),
    decide(DeleteProject),
    decide(RestoreProject),
    decide(RestoreRemovedProject),
    decide(UndoProjectDecision),
    decide(InviteToProject),
    decide(AddMember),
    decide(RemindInvitee),
    end(WithdrawInvite),
    end(AnswerInvite),
    decidesAndDestroys(ExpireInvite, projectStream, projectId, 'cleanup'),
    decide(ChangeProjectRole),
    decide(RemoveMember),
    decide(OfferHandover),
    decide(WithdrawHandover),
    decide(AnswerHandover),
    end(RemovePosting),
    decides(CloseDuePosting, projectStream, projectId, 'publishing'),
    decide(ApplyToPosting),
    decide(SeeApplication),
    decide(AcceptApplication),
    decide(RejectApplication),
    end(WithdrawApplication),
    decidesAndDestroys(DestroyMessages, projectStream, projectId, 'cleanup'),
    end(EndProjectTies),
    end(TakeOwnership),
    decide(ReturnOwnership),
  ],
  policies: [closeDuePostings, expireInvites, destroyMessages, clearMessageTraces],
  ownData: projectOwnData,
  providers: [ProjectGate, ProjectOpening, Inviting, SavedProjectQuery, InvitedAddress],
};
