import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { REFRESH_EVERY } from './refresh';

export function useOnline() {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: ['online'], queryFn: ({ signal }) => dataProvider.countOnline(signal), refetchInterval: REFRESH_EVERY });
}
