import type { PublicUser } from '@contracts/profile';
import {
  type AddedMember,
  type AddMemberRequest,
  type HandoverRequest,
  type InviteAction,
  type MemberRoleRequest,
  PEOPLE_TEXT,
  type ProjectInviteRequest,
  type ProjectInviteRow,
  type RespondRequest,
} from '@contracts/project-people';
import { posts, puts, removes, useCall } from '../../../calls/useCall';
import { at, reads } from '../../../client/reads';
import { INVITES, PROJECTS } from './projects';
import { tries } from './tries';

/** Those of a project that wait, for its owner and managers. */
export const invitesQuery = (projectId: string) => reads<ProjectInviteRow[]>([...INVITES, projectId], at`/api/projects/${projectId}/invites`, tries);

/** Members whose username or name has that in it. */
export const findableQuery = (typed: string) =>
  reads<PublicUser[]>([...PROJECTS, 'findable', typed], '/api/projects/users/search', { query: { username: typed }, ...tries });

/** Who is in a project, and as what, stands in lists, on its page and in the panel. */
const asksAgain = [PROJECTS];
const settings = { tries, asksAgain } as const;

export const useInvite = (projectId: string) =>
  useCall(posts<ProjectInviteRequest, unknown>(at`/api/projects/${projectId}/invites`), { ...settings, asksAgain: [INVITES], says: PEOPLE_TEXT.invited });
/** At once where an application of theirs waits; else they are asked in. */
export const useAddMember = (projectId: string) => useCall(posts<AddMemberRequest, AddedMember>(at`/api/projects/${projectId}/members/add`), settings);
export const useRemindInvite = (inviteId: string) =>
  useCall(posts<void, unknown>(at`/api/projects/invites/${inviteId}/remind`), {
    ...{ tries, asksAgain: [INVITES], says: PEOPLE_TEXT.reminded },
    fails: 'Davet hatırlatılamadı',
  });
export const useWithdrawInvite = (inviteId: string) =>
  useCall(removes<void>(at`/api/projects/invites/${inviteId}`), {
    ...{ tries, asksAgain: [INVITES], says: PEOPLE_TEXT.withdrawn },
    fails: 'Davet geri alınamadı',
  });

export const useChangeRole = (projectId: string, userId: string) =>
  useCall(puts<MemberRoleRequest, unknown>(at`/api/projects/${projectId}/members/${userId}/role`), { ...settings, fails: 'Görev değiştirilemedi' });
export const useRemoveMember = (projectId: string, userId: string, says: string) =>
  useCall(removes<void>(at`/api/projects/${projectId}/members/${userId}`), { ...settings, says });

export const useOfferHandover = (projectId: string) =>
  useCall(posts<HandoverRequest, unknown>(at`/api/projects/${projectId}/handover`), { ...settings, says: PEOPLE_TEXT.offered });
export const useWithdrawHandover = (projectId: string) =>
  useCall(removes<void>(at`/api/projects/${projectId}/handover`), { ...settings, says: PEOPLE_TEXT.offerWithdrawn, fails: 'Devir teklifi geri alınamadı' });
export const useAnswerHandover = (projectId: string, action: InviteAction) =>
  useCall(
    posts<void, unknown>(at`/api/projects/${projectId}/handover/respond`, () => ({ action }) satisfies RespondRequest),
    { ...settings, says: action === 'accept' ? PEOPLE_TEXT.tookOver : PEOPLE_TEXT.offerRefused },
  );
