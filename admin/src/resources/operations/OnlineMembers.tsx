import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { REFRESH_EVERY } from './refresh';

function useOnline() {
  const dataProvider = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: ['online'], queryFn: ({ signal }) => dataProvider.countOnline(signal), refetchInterval: REFRESH_EVERY });
}

/** How many members are connected now; a number that could not be refreshed is not shown as if it were of now. */
export function OnlineMembers() {
  const { data, error, isPending } = useOnline();
  if (isPending) return <Skeleton variant="text" width={150} role="status" aria-label="Çevrimiçi üye sayısı yükleniyor" sx={{ ml: { sm: 'auto' } }} />;
  return (
    <Typography sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
      Şu an çevrimiçi: <strong>{error || data === undefined ? 'bilinmiyor' : `${data.toLocaleString('tr-TR')} üye`}</strong>
    </Typography>
  );
}
