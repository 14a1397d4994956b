import type { PasswordResetRequest, PasswordUpdateRequest } from '@contracts/access';
import type { RegisterRequest, ResendVerificationRequest } from '@contracts/accounts';
import { INVITATION_TEXT, type RegistrationDoor } from '@contracts/invitations';
import type { PageInfo } from '@contracts/pages';
import { useQueryClient } from '@tanstack/react-query';
import { posts, useCall } from '../../../calls/useCall';
import { getData, queryOf } from '../../../client/http';
import { reads } from '../../../client/reads';
import { sessionQuery } from '../../../client/session';

const KEY = 'redirectAfterSignUp';

/** Where the new member wanted to go; kept because the way leads through the mailbox. */
export const keepRedirect = (redirect: string | undefined) => (redirect ? localStorage.setItem(KEY, redirect) : localStorage.removeItem(KEY));
export const keptRedirect = (): string | null => localStorage.getItem(KEY);

const INVITATION = 'invitation';

/** The token of an invitation stands behind `#`, where no server is sent it; it is kept in this tab, as the way may lead to a provider and back. */
export function keepInvitation(hash: string): void {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('davet');
  if (token) sessionStorage.setItem(INVITATION, token);
}
export const keptInvitation = (): string | undefined => sessionStorage.getItem(INVITATION) ?? undefined;
/** It is used up. */
export const dropInvitation = (): void => sessionStorage.removeItem(INVITATION);

/** One that is not good keeps nobody from registering without it, where that is possible. */
export function dropRefusedInvitation({ message }: Error): void {
  if (message === INVITATION_TEXT.invalid) dropInvitation();
}

/** Who may open an account now. */
export const registrationDoorQuery = reads<RegistrationDoor>(['registration'], '/api/auth/registration');

const versionOf = (pages: readonly PageInfo[] | undefined, wanted: PageInfo['slug']) => pages?.find(({ slug }) => slug === wanted)?.version;

/** The versions that somebody says to have read. Texts whose versions could not be had are asked about after signing in. */
export const readTexts = (pages: readonly PageInfo[] | undefined) => ({
  accepted_terms: versionOf(pages, 'terms'),
  read_notice: versionOf(pages, 'aydinlatma'),
});

export const usernameAvailable = async (username: string): Promise<boolean> =>
  (await getData<{ available: boolean }>(`/api/auth/user/check-username${queryOf({ username })}`)).available;

export const useRegister = () => useCall(posts<RegisterRequest, unknown>('/api/auth/register'));
export const useResendVerification = () => useCall(posts<ResendVerificationRequest, unknown>('/api/auth/email/resend'));
export const useAskPasswordReset = () => useCall(posts<PasswordResetRequest, unknown>('/api/auth/password/reset'));

/** Sets a new password by the link of a mail. The link works once, so there is nothing to repeat. */
export function useUpdatePassword(onUpdated: (message: string | undefined) => void) {
  const queries = useQueryClient();
  return useCall(posts<PasswordUpdateRequest, unknown>('/api/auth/password/update'), {
    anew: true,
    onSuccess: ({ message }) => {
      // Whoever was signed in here is not any more.
      queries.setQueryData(sessionQuery.queryKey, null);
      queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
      onUpdated(message);
    },
  });
}
