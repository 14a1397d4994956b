import type { ExportRequest } from '@contracts/audit-export';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useWrite } from '../../providers/useWrite';

const KEPT = 'exports';
const EVERY_MS = 2_000;

/** The caller's exports; looked at again as long as one of them is made. */
export function useExports() {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({
    queryKey: [KEPT],
    queryFn: ({ signal }) => dataProvider.exports(signal),
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === 'preparing') ? EVERY_MS : false),
  });
}

export const useAskExport = (onDone: () => void) =>
  useWrite<ExportRequest, string>({ send: (server, request, key) => server.askExport(request, key), said: (message) => message, touches: [KEPT], onDone });
