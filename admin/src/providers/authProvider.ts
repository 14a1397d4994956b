import { displayName, type OwnUser } from '@contracts/accounts';
import { CODE } from '@contracts/envelope';
import { holds, type Permission } from '@contracts/permissions';
import { SECOND_FACTOR_CODE } from '@contracts/second-factor';
import { type AuthProvider, HttpError } from 'react-admin';
import { endSession, knownUser, mayEnter, readSession } from './session';

/** Leaves the console for a page of the member app. Never resolves: nothing behind it may run while the browser is on its way. */
function leave(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => undefined);
}

type LoginReason = 'auth_required' | 'restricted';

function leaveForLogin(reason: LoginReason): Promise<never> {
  const { pathname, search } = window.location;
  return leave(`/auth/login?${new URLSearchParams({ reason, redirect: pathname + search })}`);
}

const READ: Record<string, Permission> = {
  cases: 'report.read',
  reports: 'report.read',
  appeals: 'appeal.read',
  members: 'member.read',
  facts: 'history.read',
  feedback: 'feedback.read',
  decisions: 'history.read',
  categories: 'category.survey',
  tags: 'tag.survey',
  audit: 'audit.read',
  proof: 'audit.read',
  past: 'audit.read',
  replay: 'audit.read',
  exports: 'audit.export',
  'what-if': 'audit.what-if',
  figures: 'audit.read',
  'second-review': 'audit.review',
  operations: 'operations.read',
  queues: 'operations.read',
  jobs: 'operations.read',
  followers: 'operations.read',
  parked: 'operations.read',
  settings: 'settings.read',
  pages: 'page.survey',
  approvals: 'approval.read',
  invitations: 'invitation.read',
  subroles: 'subrole.survey',
};
const EDIT: Record<string, Permission> = {
  cases: 'report.moderate',
  reports: 'report.moderate',
  appeals: 'appeal.decide',
  approvals: 'approval.decide',
  jobs: 'operations.manage',
  feedback: 'feedback.review',
  'feedback-email': 'feedback.disclose',
  sanctions: 'member.sanction',
  'member-email': 'member.disclose',
  'case-conversation': 'chat.disclose',
  'member-verification': 'member.verify',
  notes: 'member.note',
  roles: 'role.grant',
  subroles: 'subrole.review',
  decisions: 'topic.moderate',
  categories: 'category.update',
  tags: 'tag.manage',
  'categories-run': 'category.manage',
  invitations: 'invitation.make',
  pages: 'page.edit',
  'audit-fields': 'audit.disclose',
};

const hasCode = (error: HttpError, code: string) => typeof error.body === 'object' && error.body !== null && error.body.code === code;

/** Sends away whom the console is not for; whoever is left may enter. */
export async function admit(user: OwnUser | null): Promise<OwnUser> {
  if (!user) return leaveForLogin('auth_required');
  return mayEnter(user) ? user : leave('/unauthorized');
}

export async function sendAwayIfRefused(error: unknown): Promise<void> {
  if (!(error instanceof HttpError)) return;
  if (error.status === 401) await leaveForLogin('auth_required');
  if (hasCode(error, CODE.restricted)) await leaveForLogin('restricted');
  // The page says what is missing and sets it up.
  if (hasCode(error, SECOND_FACTOR_CODE.required)) await leave('/settings/security');
}

export const authProvider: AuthProvider = {
  login: () => leaveForLogin('auth_required'),
  logout: async () => {
    await endSession();
    return leave('/auth/login');
  },
  checkAuth: async () => {
    try {
      await admit(await readSession());
    } catch (error) {
      // A server that cannot be reached has not refused anybody; the page keeps what it shows and each part offers to try again.
      await sendAwayIfRefused(error);
    }
  },
  checkError: sendAwayIfRefused,
  getIdentity: async () => {
    const user = knownUser() ?? (await admit(await readSession()));
    return { id: user.id, fullName: displayName(user), avatar: user.avatar ?? undefined, role: user.role };
  },
  canAccess: async ({ action, resource }) => {
    const user = knownUser();
    const permission = (action === 'edit' ? EDIT : READ)[resource];
    return Boolean(user && permission && holds(user.role, permission));
  },
};
