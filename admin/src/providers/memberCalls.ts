import type { CaseReopenRequest, HideProfileRequest, ProfileAtDesk, ProfileHidden } from '@contracts/cases';
import type { MemberDisclosureRequest, MemberEmail, MemberSessions, StaffNoteRow } from '@contracts/member-record';
import type { SanctionedMember, SanctionRequest } from '@contracts/moderation';
import type { ChangeEndRequest, LiftRequest } from '@contracts/sanctions';
import type { RoleDecision, RoleRequest } from '@contracts/staff';
import type { VerificationDemandRequest } from '@contracts/verification';
import { API, ask, at, once, tell } from './calls';
import { httpClient } from './httpClient';

const member = (id: string) => `${API}/members/${at(id)}`;
const sanctions = (memberId: string) => `${member(memberId)}/sanctions`;

/** What staff see of a member and do to one. */
export interface MemberCalls {
  /** Gives a member a role, or takes it. */
  decideRole: (memberId: string, request: RoleRequest, key: string) => Promise<RoleDecision>;
  /** Sanctions a member without a report. */
  sanction: (memberId: string, request: SanctionRequest, key: string) => Promise<SanctionedMember>;
  /** Withdraws a warning, or ends another sanction now. */
  liftSanction: (memberId: string, sanctionId: string, request: LiftRequest, key: string) => Promise<void>;
  /** Lets a sanction end at another time. */
  changeSanctionEnd: (memberId: string, sanctionId: string, request: ChangeEndRequest, key: string) => Promise<SanctionedMember>;
  /** The address of a member; that it was read, what for and why, is recorded. */
  emailOfMember: (memberId: string, request: MemberDisclosureRequest) => Promise<string>;
  /** Where a member is and was signed in, and what was refused. */
  sessionsOf: (memberId: string) => Promise<MemberSessions>;
  /** Has a member verify their address once more. */
  demandVerification: (memberId: string, request: VerificationDemandRequest, key: string) => Promise<void>;
  withdrawVerification: (memberId: string, request: VerificationDemandRequest, key: string) => Promise<void>;
  /** What others see of a member. */
  profileOf: (memberId: string) => Promise<ProfileAtDesk>;
  /** Keeps fields of it from view, or all of it. */
  hideProfile: (memberId: string, request: HideProfileRequest, key: string) => Promise<ProfileHidden>;
  /** Takes the last decision on it back. */
  showProfile: (memberId: string, request: CaseReopenRequest, key: string) => Promise<void>;
  /** Signs a member out everywhere. */
  endSessions: (memberId: string, key: string) => Promise<void>;
  /** What staff noted about a member, the newest first. */
  notesAbout: (memberId: string) => Promise<StaffNoteRow[]>;
  writeNote: (memberId: string, text: string, key: string) => Promise<void>;
  removeNote: (memberId: string, noteId: string, key: string) => Promise<void>;
}

export const memberCalls: MemberCalls = {
  decideRole: (id, request, key) => ask<RoleDecision>(`${member(id)}/role`, once('PUT', request, key)),
  sanction: async (id, request, key) => (await httpClient(sanctions(id), once('POST', request, key))).json as SanctionedMember,
  liftSanction: (id, sanctionId, request, key) => tell(`${sanctions(id)}/${at(sanctionId)}/lift`, once('POST', request, key)),
  changeSanctionEnd: async (id, sanctionId, request, key) =>
    (await httpClient(`${sanctions(id)}/${at(sanctionId)}`, once('PUT', request, key))).json as SanctionedMember,
  emailOfMember: async (id, request) => (await ask<MemberEmail>(`${member(id)}/email`, { method: 'POST', body: JSON.stringify(request) })).email,
  demandVerification: (id, request, key) => tell(`${member(id)}/verification`, once('POST', request, key)),
  withdrawVerification: (id, request, key) => tell(`${member(id)}/verification/withdraw`, once('POST', request, key)),
  profileOf: async (id) => (await httpClient(`${member(id)}/profile`)).json as ProfileAtDesk,
  hideProfile: async (id, request, key) => (await httpClient(`${member(id)}/profile/hide`, once('POST', request, key))).json as ProfileHidden,
  // A profile is the case of its member.
  showProfile: (id, request, key) => tell(`${API}/cases/${at(id)}/reopen`, once('POST', request, key)),
  sessionsOf: (id) => ask<MemberSessions>(`${member(id)}/sessions`),
  endSessions: (id, key) => tell(`${member(id)}/sessions/end`, once('POST', {}, key)),
  notesAbout: (id) => ask<StaffNoteRow[]>(`${member(id)}/notes`),
  writeNote: (id, text, key) => tell(`${member(id)}/notes`, once('POST', { text }, key)),
  removeNote: (id, noteId, key) => tell(`${member(id)}/notes/${at(noteId)}`, once('DELETE', {}, key)),
};
