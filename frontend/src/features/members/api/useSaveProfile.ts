import type { OwnUser } from '@contracts/accounts';
import { PROFILE_TEXT, type UpdateProfileRequest } from '@contracts/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { put } from '../../../client/http';
import { sessionQuery } from '../../../client/session';
import { toast } from '../../../design/toast';

export function useSaveProfile() {
  const once = useActionKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: UpdateProfileRequest) => once(request, (key) => put<OwnUser>('/api/profile', { body: request, key })),
    onSuccess: ({ data, message }) => {
      client.setQueryData(sessionQuery.queryKey, data);
      void toast({ text: message ?? PROFILE_TEXT.saved });
    },
  });
}
