import type { Success } from '@contracts/envelope';
import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../client/actionKey';
import { messageOf } from '../client/apiError';
import { post, put, remove } from '../client/http';
import type { TriedAgain } from '../client/retries';
import { toast } from '../design/toast';

/** A call that changes something: what it is asked with, and what it answers. */
export type Call<Request, Answer> = (request: Request, key: string | undefined) => Promise<Success<Answer>>;
type Address<Request> = string | ((request: Request) => string);

const addressOf = <Request>(address: Address<Request>, request: Request) => (typeof address === 'function' ? address(request) : address);
/** Unless it is said what is sent, it is the request itself. */
const sends =
  (by: typeof post) =>
  <Request, Answer>(address: Address<Request>, bodyOf: (request: Request) => unknown = (request) => request): Call<Request, Answer> =>
  (request, key) =>
    by<Answer>(addressOf(address, request), { body: bodyOf(request), key });

export const posts = sends(post);
export const puts = sends(put);
/** What is removed is named by the address alone. */
export const removes =
  <Request, Answer = unknown>(address: Address<Request>): Call<Request, Answer> =>
  (request, key) =>
    remove<Answer>(addressOf(address, request), { key });

interface Query<T> {
  queryKey: DataTag<QueryKey, T, Error>;
}
interface Shown<Request> {
  queryKey: QueryKey;
  change: (shown: unknown, request: Request) => unknown;
}

/** What a query shows before the server has answered; it is taken back, and said why, when it refuses. */
export const shownAs = <Request, T>({ queryKey }: Query<T>, change: (shown: T | undefined, request: Request) => T | undefined): Shown<Request> => ({
  queryKey,
  change: change as Shown<Request>['change'],
});

interface Settings<Request, Answer> {
  /** Each time is a call of its own, which an earlier answer is no answer to. */
  anew?: true;
  /** How it is tried again under the same key. */
  tries?: TriedAgain;
  shows?: Shown<Request>;
  /** The query that the answer is the data of. */
  keeps?: Query<Answer>;
  /** What is asked again when it is done. */
  asksAgain?: readonly QueryKey[];
  /** Said when it is done, unless the server has words of its own. */
  says?: string;
  /** The failure is told in a toast, where no form shows it. */
  tellsFailure?: true;
  /** Said over the reason when it fails, in such a toast. */
  fails?: string;
  onSuccess?: (answer: Success<Answer>, request: Request) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

/** A call of `useCall`, as it is handed to what shows how it goes. */
export type Calling<Request, Answer> = ReturnType<typeof useCall<Request, Answer>>;

/** Makes a call under a key that stays the same until it is answered, and does around it what such calls have in common. */
export function useCall<Request, Answer>(call: Call<Request, Answer>, settings: Settings<Request, Answer> = {}) {
  const { anew, tries, shows, keeps, asksAgain = [], says, fails, tellsFailure = Boolean(shows ?? fails), onSuccess, onError, onSettled } = settings;
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation<Success<Answer>, Error, Request, { before: unknown }>({
    ...tries,
    mutationFn: (request) => (anew ? call(request, undefined) : once(request ?? null, (key) => call(request, key))),
    onMutate: async (request) => {
      if (!shows) return { before: undefined };
      await queries.cancelQueries({ queryKey: shows.queryKey });
      const before = queries.getQueryData(shows.queryKey);
      queries.setQueryData(shows.queryKey, shows.change(before, request));
      return { before };
    },
    onSuccess: (answer, request) => {
      if (keeps) queries.setQueryData<unknown>(keeps.queryKey, answer.data);
      for (const queryKey of asksAgain) void queries.invalidateQueries({ queryKey });
      if (says !== undefined) void toast({ text: answer.message ?? says });
      return onSuccess?.(answer, request);
    },
    onError: (error, _request, context) => {
      if (shows) queries.setQueryData(shows.queryKey, context?.before);
      if (tellsFailure) void toast({ title: fails, text: messageOf(error), tone: 'danger' });
      return onError?.(error);
    },
    onSettled: () => onSettled?.(),
  });
}
