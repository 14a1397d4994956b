import { useMutation } from '@tanstack/react-query';
import { post } from '../../../client/http';

/** Stops the digests of whoever got the mail that the token is from; needs nobody to be signed in. */
export const useUnsubscribe = () =>
  useMutation({
    mutationFn: async (token: string) => (await post<{ unsubscribed: true }>('/api/notifications/unsubscribe', { body: { token }, quiet: true })).message,
  });
