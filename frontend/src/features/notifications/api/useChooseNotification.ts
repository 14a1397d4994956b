import { type ChooseNotificationRequest, chosen, type NotificationChoices } from '@contracts/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { put } from '../../../client/http';
import { toast } from '../../../design/toast';
import { choicesQuery } from './choicesQuery';

/** Shows the choice at once and takes it back when it could not be kept. */
export function useChooseNotification() {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: ChooseNotificationRequest) =>
      once(choice, async (key) => (await put<NotificationChoices>('/api/notifications/choices', { body: choice, key })).data),
    onMutate: async (choice) => {
      await queries.cancelQueries(choicesQuery);
      const before = queries.getQueryData(choicesQuery.queryKey);
      queries.setQueryData(choicesQuery.queryKey, (shown) => shown && { ...shown, [choice.type]: chosen(shown[choice.type], choice) });
      return before;
    },
    onSuccess: (choices) => queries.setQueryData(choicesQuery.queryKey, choices),
    onError: (error, _choice, before) => {
      queries.setQueryData(choicesQuery.queryKey, before);
      toast({ text: messageOf(error), tone: 'danger' });
    },
  });
}
