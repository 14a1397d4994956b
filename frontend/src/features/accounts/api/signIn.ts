import type { LoginAnswer, LoginRequest, LoginResult, VerifyEmailRequest } from '@contracts/accounts';
import type { FinishLinkRequest, FinishRegistrationRequest, ProviderRegistration } from '@contracts/identities';
import {
  isSecondFactorAsked,
  type PasskeySecondFactorRequest,
  type PasskeySignInRequest,
  type SecondFactorAnswer,
  type SecondFactorRequest,
} from '@contracts/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { type Call, posts, useCall } from '../../../calls/useCall';
import { post } from '../../../client/http';
import { reads } from '../../../client/reads';
import { forgetRestriction } from '../../../client/restriction';
import { sessionQuery } from '../../../client/session';
import { askForPasskey, newChallenge } from './passkeyBrowser';

const REGISTRATION = '/api/auth/oauth/registration';

export interface OnAdmitted {
  onSignedIn: (answer: LoginAnswer) => void;
  /** There is no session yet: the member has a second factor to show. */
  onSecondFactor: (asked: SecondFactorAnswer['secondFactor']) => void;
}

/** What every way of signing in does with its answer. */
function useWayIn<Request, Result extends LoginResult>(call: Call<Request, Result>, { onSignedIn, onSecondFactor }: OnAdmitted, anew?: true) {
  const queries = useQueryClient();
  const admitted = (result: LoginResult) => {
    if (isSecondFactorAsked(result)) return onSecondFactor(result.secondFactor);
    forgetRestriction();
    // What a guest was shown may differ from what this member is shown.
    queries.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
    queries.setQueryData(sessionQuery.queryKey, result.user);
    onSignedIn(result);
  };
  return useCall(call, { anew, onSuccess: ({ data }) => admitted(data) });
}

/** Where it is about what o'clock: enough for a member to know their sessions apart. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const login = posts<LoginRequest, LoginResult>('/api/auth/login', (request) => ({ ...request, timeZone: timeZone() }) satisfies LoginRequest);

export const useSignIn = (on: OnAdmitted) => useWayIn(login, on);

/** Opens the link of the verification mail, which signs its member in. */
export const useVerifyEmail = (on: OnAdmitted) => useWayIn(posts<VerifyEmailRequest, LoginResult>('/api/auth/email/verify'), on);

/** Asks for the session after a visit to a provider; what was proved there waits in a cookie. */
export const useFinishSignIn = (on: OnAdmitted) =>
  useWayIn(
    posts<void, LoginResult>('/api/auth/oauth/finish', () => ({})),
    on,
    true,
  );

/** The same for somebody whose address has an account already, with that account's password. */
export const useFinishLink = (on: OnAdmitted) => useWayIn(posts<FinishLinkRequest, LoginResult>('/api/auth/oauth/link'), on, true);

/** What a provider said of somebody who is to choose a username; it waits in a cookie, and for ten minutes. */
export const providerRegistrationQuery = reads<ProviderRegistration>(['provider-registration'], REGISTRATION, {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const useFinishRegistration = (on: OnAdmitted) => useWayIn(posts<FinishRegistrationRequest, LoginResult>(REGISTRATION), on);

/** The second step by a code of the app, or a recovery code. */
export const useCodeStep = (on: OnAdmitted) => useWayIn(posts<SecondFactorRequest, LoginAnswer>('/api/auth/second-factor'), on);

/** The second step by a passkey, with the ticket of the first. */
export const usePasskeyStep = (on: OnAdmitted) =>
  useWayIn(
    async (ticket: string) => {
      const body: PasskeySecondFactorRequest = { ticket, ...(await askForPasskey(await newChallenge())) };
      return post<LoginAnswer>('/api/auth/second-factor/passkey', { body });
    },
    on,
    true,
  );

/** Signing in with a passkey and nothing else. */
export const usePasskeySignIn = (on: OnAdmitted) =>
  useWayIn(
    async (rememberMe: boolean) => {
      const body: PasskeySignInRequest = { rememberMe, ...(await askForPasskey(await newChallenge())) };
      return post<LoginAnswer>('/api/auth/passkeys/sign-in', { body });
    },
    on,
    true,
  );
