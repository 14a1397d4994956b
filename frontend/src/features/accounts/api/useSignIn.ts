import type { LoginAnswer, LoginRequest } from '@contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { useEntered } from './useEntered';

/** Where it is about what o'clock: enough for a member to know their sessions apart. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useSignIn(onSignedIn: (answer: LoginAnswer) => void) {
  const once = useActionKey();
  const entered = useEntered(onSignedIn);
  return useMutation({
    mutationFn: (request: LoginRequest) =>
      once(request, (key) => post<LoginAnswer>('/api/auth/login', { body: { ...request, timeZone: timeZone() } satisfies LoginRequest, key })),
    onSuccess: ({ data }) => entered(data),
  });
}
