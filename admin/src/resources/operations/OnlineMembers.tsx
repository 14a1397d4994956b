import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useOnline } from './useOnline';

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
