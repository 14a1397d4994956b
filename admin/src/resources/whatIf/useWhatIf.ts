import { isUnderWay, type StartWhatIfRequest, WHAT_IF_TEXT, type WhatIfDesk, type WhatIfRun } from '@contracts/what-if';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useWrite } from '../../providers/useWrite';

const DESK = 'what-if';
const RUN = 'what-if-run';
const UNDER_WAY_MS = 1_000;

/** What holds, and what oneself has tried lately. */
export function useWhatIfDesk() {
  const server = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: [DESK], queryFn: ({ signal }) => server.whatIf(signal) });
}

/** One run, asked for again as long as it goes on. */
export function useWhatIfRun(id: string) {
  const server = useDataProvider<DeskDataProvider>();
  return useQuery({
    queryKey: [RUN, id],
    queryFn: ({ signal }) => server.whatIfRun(id, signal),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? UNDER_WAY_MS : false),
  });
}

export const useStartWhatIf = (onDone: (run: WhatIfRun) => void) =>
  useWrite<StartWhatIfRequest, WhatIfRun>({
    send: (server, request, key) => server.startWhatIf(request, key),
    said: WHAT_IF_TEXT.started,
    touches: [DESK],
    onDone: (_, run) => onDone(run),
  });

export const useStopWhatIf = () =>
  useWrite<{ id: string }, WhatIfRun>({
    send: (server, { id }, key) => server.stopWhatIf(id, key),
    said: WHAT_IF_TEXT.stopped,
    touches: [DESK, RUN],
    onDone: () => undefined,
  });

export const useRemoveWhatIf = (onDone: () => void) =>
  useWrite<{ id: string }, WhatIfDesk>({
    send: (server, { id }, key) => server.removeWhatIf(id, key),
    said: WHAT_IF_TEXT.removed,
    touches: [DESK],
    onDone,
  });
