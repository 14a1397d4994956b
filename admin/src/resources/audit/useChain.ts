import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';

const EVERY_MS = 30_000;

/** How the log is proven now. */
export function useChain() {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: ['chain'], queryFn: ({ signal }) => dataProvider.chain(signal), refetchInterval: EVERY_MS });
}
