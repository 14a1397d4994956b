import type { Personal, StreamType } from '../../../kernel/decider.js';
import type { OfProject } from './of-project.events.js';
import type { PlacedProjectEvent } from './place.events.js';
import { placed } from './place.rules.js';
import type { ProjectCommand } from './project.commands.js';
import { project } from './project.decider.js';
import type { ProjectState } from './project.state.rules.js';
import { addressOfInvite, messageOfApplication, projectKeys, wordsOfProject } from './project-keys.rules.js';
import { PROJECT_SAYS, SEALED_OF_POSTING } from './said-fields.rules.js';

/** Sealed under the key of the project: its words read as nothing once it was withdrawn. */
const words = <Field extends string>(...fields: Field[]): Personal<OfProject & Record<Field, unknown>> => ({
  subject: ({ projectId }) => wordsOfProject(projectId),
  fields,
  forgotten: '',
});

type OfInvite = OfProject & { inviteId: string };
const addressEnds = { schema: 1, erases: ({ projectId, inviteId }: OfInvite) => [addressOfInvite(projectId, inviteId)] } as const;
type OfApplications = OfProject & { applicationIds: string[] };
const messagesEnd = {
  schema: 1,
  erases: ({ projectId, applicationIds }: OfApplications) => applicationIds.map((id) => messageOfApplication(projectId, id)),
} as const;

/** `project-<project id>`. Its people, postings and applications stand in it too, so that whatever is decided holds for all of them at once. */
export const projectStream: StreamType<ProjectState, ProjectCommand, PlacedProjectEvent> = {
  category: 'project',
  decider: placed(project),
  events: {
    ProjectCreated: { schema: 1, personal: words(...PROJECT_SAYS) },
    ProjectRevised: { schema: 1, personal: words(...PROJECT_SAYS, 'formerTags') },
    ProjectTagsFollowed: { schema: 1, personal: words('title', 'summary', 'tags', 'formerTags') },
    ProjectArchived: { schema: 1 },
    ProjectUnarchived: { schema: 1 },
    ProjectWithdrawn: { schema: 1, erases: ({ projectId }) => [projectKeys(projectId)] },
    ProjectHidden: { schema: 1 },
    ProjectDeleted: { schema: 1 },
    ProjectRestored: { schema: 1 },
    MemberInvited: { schema: 1, personal: { subject: ({ projectId, inviteId }) => addressOfInvite(projectId, inviteId), fields: ['address'] } },
    InviteReminded: { schema: 1 },
    InviteAccepted: addressEnds,
    InviteRefused: { schema: 1 },
    InviteWithdrawn: addressEnds,
    InviteExpired: addressEnds,
    MemberJoined: { schema: 1 },
    ProjectRoleChanged: { schema: 1 },
    MemberLeft: { schema: 1 },
    MemberRemoved: { schema: 1 },
    HandoverOffered: { schema: 1 },
    HandoverEnded: { schema: 1 },
    OwnershipPassed: { schema: 1 },
    PostingOpened: { schema: 1, personal: words(...SEALED_OF_POSTING) },
    PostingRevised: { schema: 1, personal: words(...SEALED_OF_POSTING) },
    PostingClosed: { schema: 1 },
    PostingReopened: { schema: 1 },
    PostingFilled: { schema: 1 },
    PostingRemoved: messagesEnd,
    ApplicationMade: {
      schema: 1,
      personal: { subject: ({ projectId, applicationId }) => messageOfApplication(projectId, applicationId), fields: ['message'] },
    },
    ApplicationSeen: { schema: 1 },
    ApplicationAccepted: { schema: 2, earlier: [{ upcast: (data) => ({ ...data, taken: null }) }] },
    ApplicationRejected: { schema: 1 },
    ApplicationWithdrawn: { schema: 1, erases: ({ projectId, applicationId }) => [messageOfApplication(projectId, applicationId)] },
    ApplicationMessagesDestroyed: messagesEnd,
  },
};
