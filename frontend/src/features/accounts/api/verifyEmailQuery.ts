import type { VerifyEmailRequest } from '@contracts/accounts';
import { queryOptions } from '@tanstack/react-query';
import { newKey } from '../../../client/actionKey';
import { post } from '../../../client/http';

/** A link is opened once, so this write is remembered like a read: it is sent once for one token. */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => post<unknown>('/api/auth/email/verify', { body: { token } satisfies VerifyEmailRequest, key: newKey() }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
