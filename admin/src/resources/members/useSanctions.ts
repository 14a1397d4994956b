import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

/** What is done to a member: says that it happened, or the server's words why not, and shows the member as they stand then. */
export function useSanctions(said: string, onDone: () => void) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation<void, Error, (server: DeskDataProvider) => Promise<void>>({
    // Without a connection it fails at once: nobody is to believe that it was done.
    networkMode: 'always',
    mutationFn: (act) => act(dataProvider),
    onSuccess: () => {
      notify(said, { type: 'success', autoHideDuration: 2_500 });
      onDone();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => Promise.all(['members', 'facts'].map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  });
  return { act: mutate, isPending };
}
