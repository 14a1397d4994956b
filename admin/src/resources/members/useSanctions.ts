import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

/** Sends one request under a key: the same as before when the same is asked once more and nobody knows whether it was heard. */
type Send<Request> = (server: DeskDataProvider, request: Request, key: string) => Promise<void>;

const NOTHING = { request: '', key: '' };
const isRefusal = (error: Error): boolean => error instanceof HttpError && error.status >= 400 && error.status < 500;

/** What is done to a member: says that it happened, or the server's words why not, and shows the member as they stand then. */
export function useSanctions<Request extends object>(send: Send<Request>, said: string, onDone: () => void) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const asked = useRef(NOTHING);
  const keyOf = (request: Request): string => {
    const text = JSON.stringify(request);
    if (asked.current.request !== text) asked.current = { request: text, key: crypto.randomUUID() };
    return asked.current.key;
  };
  const { mutate, isPending } = useMutation<void, Error, Request>({
    // Without a connection it fails at once: nobody is to believe that it was done.
    networkMode: 'always',
    mutationFn: (request) => send(dataProvider, request, keyOf(request)),
    onSuccess: () => {
      asked.current = NOTHING;
      notify(said, { type: 'success', autoHideDuration: 2_500 });
      onDone();
    },
    onError: (error) => {
      // What was refused may be asked anew once the reason is gone.
      if (isRefusal(error)) asked.current = NOTHING;
      notify(error.message, { type: 'error' });
    },
    onSettled: () => Promise.all(['members', 'facts'].map((name) => queryClient.invalidateQueries({ queryKey: [name] }))),
  });
  return { act: mutate, isPending };
}
