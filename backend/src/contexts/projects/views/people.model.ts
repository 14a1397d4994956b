import type { GivenRole } from '../../../../contracts/project-people.js';
import type { ProjectRole } from '../../../../contracts/projects.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, orNull, personal, text } from '../../../platform/views/view-fields.js';

/** Who is in which project; `_id` is made by `memberKey`. */
export const projectMembersView = declareView(
  'project_members',
  {
    project_id: text,
    member_id: text,
    role: oneOf<ProjectRole>(),
    /** By which a list of members is ordered: owner, managers, members. */
    rank: number,
    joined_at: text,
    number,
  },
  {
    indexes: [
      { project_id: 1, rank: 1, number: 1 },
      { member_id: 1, number: -1 },
    ],
  },
);

export const memberKey = (projectId: string, memberId: string): string => `${projectId}.${memberId}`;

/** Invitations that wait, for whoever sent them; `_id` is that of the invitation. */
export const invitesView = declareView(
  'project_invites',
  {
    project_id: text,
    role: oneOf<GivenRole>(),
    by: text,
    member_id: orNull(text),
    /** The address to which it went, and its keyed digest. */
    address: personal(orNull(text)),
    digest: orNull(text),
    /** Whoever got it sees it no more. */
    refused: flag,
    created_at: text,
    expires_at: text,
    reminders: number,
    remind_from: orNull(text),
    number,
  },
  {
    indexes: [
      { project_id: 1, number: -1 },
      { member_id: 1, refused: 1, number: -1 },
      { digest: 1, refused: 1, number: -1 },
    ],
    forgottenWith: ['InviteAccepted', 'InviteWithdrawn', 'InviteExpired', 'ProjectWithdrawn'],
  },
);
export type InviteDocument = DocumentOf<typeof invitesView>;
