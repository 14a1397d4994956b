import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import type { DeskDataProvider } from './dataProvider';

/** Sends one request under a key: the same as before when the same is asked once more and nobody knows whether it was heard. */
export type Send<Request, Answer = void> = (server: DeskDataProvider, request: Request, key: string) => Promise<Answer>;

interface Writing<Request, Answer> {
  send: Send<Request, Answer>;
  /** What is said when it happened, or when it waits for somebody. */
  said: string | ((answer: Answer) => string);
  /** The lists and pages that show what was changed. */
  touches: readonly string[];
  onDone?: (request: Request, answer: Answer) => void;
  onRefused?: (refusal: HttpError) => void;
}

const NOTHING = { request: '', key: '' };
const isRefusal = (error: Error): error is HttpError => error instanceof HttpError && error.status >= 400 && error.status < 500;

/** Changes something on the server, once however often it is confirmed meanwhile: says that it happened, or the server's words why not, and shows how things stand then. */
export function useWrite<Request extends object, Answer = void>({ send, said, touches, onDone, onRefused }: Writing<Request, Answer>) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const asked = useRef(NOTHING);
  // Keys may come faster than the page shows that it is on its way.
  const underWay = useRef(new Set<string>());
  const keyOf = (request: Request): string => {
    const text = JSON.stringify(request);
    if (asked.current.request !== text) asked.current = { request: text, key: crypto.randomUUID() };
    return asked.current.key;
  };
  const { mutate, isPending } = useMutation<Answer, Error, Request>({
    // Without a connection it fails at once: nobody is to believe that it was done.
    networkMode: 'always',
    mutationFn: (request) => send(dataProvider, request, keyOf(request)),
    onSuccess: (answer, request) => {
      asked.current = NOTHING;
      notify(typeof said === 'string' ? said : said(answer), { type: 'success', autoHideDuration: 2_500 });
      onDone?.(request, answer);
    },
    onError: (error) => {
      // What was refused may be asked anew once the reason is gone.
      if (isRefusal(error)) {
        asked.current = NOTHING;
        onRefused?.(error);
      }
      notify(error.message, { type: 'error' });
    },
    onSettled: (_answer, _error, request) => {
      underWay.current.delete(JSON.stringify(request));
      return Promise.all(touches.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
    },
  });
  const act = (request: Request): void => {
    const text = JSON.stringify(request);
    if (underWay.current.has(text)) return;
    underWay.current.add(text);
    mutate(request);
  };
  return { act, isPending };
}
