import { PUSH_TEXT, type PushRequest, type PushState } from '@contracts/push';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../client/apiError';
import { leavePush, ownSubscription, subscribeBrowser } from '../../../client/browserPush';
import { getData, put, remove } from '../../../client/http';

const PATH = '/api/notifications/push';

/** As the server has it; on only where this browser is still subscribed. */
export const pushQuery = queryOptions<PushState>({
  queryKey: ['notifications', 'push'],
  queryFn: async ({ signal }) => {
    const state = await getData<PushState>(PATH, { signal });
    return { ...state, on: state.on && (await ownSubscription()) !== null };
  },
});

async function turnOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return { publicKey, on: false };
  const { endpoint, keys } = (await subscribeBrowser(publicKey)).toJSON() as PushRequest;
  try {
    return (await put<PushState>(PATH, { body: { endpoint, keys } satisfies PushRequest })).data;
  } catch (error) {
    await leavePush();
    throw error;
  }
}

async function turnOff(): Promise<PushState> {
  const { data } = await remove<PushState>(PATH);
  await leavePush();
  return data;
}

/** Turns notifications of this browser on, with the key of the installation, or off (null). */
export function usePushSwitch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (publicKey: string | null) => (publicKey === null ? turnOff() : turnOn(publicKey)),
    onSuccess: (state) => queries.setQueryData(pushQuery.queryKey, state),
  });
}

/** What the browser says is for programmers. */
export const pushProblem = (error: unknown): string => (error instanceof ApiError ? error.message : PUSH_TEXT.failed);
