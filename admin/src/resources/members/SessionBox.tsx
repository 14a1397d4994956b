import { ACCESS_TEXT } from '@contracts/access';
import type { MemberCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { FailureBox } from '../../desk/FailureBox';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useSanctions } from './useSanctions';

/** Where a member is signed in: device and time zone, no address is known. */
export function SessionBox({ member, mayEnd }: { member: MemberCase; mayEnd: boolean }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: ['member-sessions', member.id], queryFn: () => dataProvider.sessionsOf(member.id) });
  const leave = () => setAsking(false);
  const { act, isPending } = useSanctions<object>((server, _, key) => server.endSessions(member.id, key), ACCESS_TEXT.memberSessionsEnded, leave);
  const end = () => act({});
  const count = data?.length ?? 0;
  return (
    <Panel
      title="Oturumlar"
      level="h2"
      aside={
        <Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>{data && (count > 0 ? `${count.toLocaleString('tr-TR')} açık` : 'açık oturum yok')}</Box>
      }
    >
      {error && <FailureBox message={error.message} onRetry={() => void refetch()} />}
      <Box component="ul" aria-label="Açık oturumlar" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '.8125rem' }}>
        {data?.map(({ id, device, place, last_seen_at }) => (
          <Box key={id} component="li" sx={{ display: 'flex', gap: 3, py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{[device, place].filter(Boolean).join(' · ')}</Box>
            <Moment at={last_seen_at} sx={{ color: 'tokens.faint' }} />
          </Box>
        ))}
      </Box>
      {mayEnd && count > 0 && !asking && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2, minHeight: { xs: 44, sm: 32 } }}>
          Bütün oturumları kapat
        </Button>
      )}
      {asking && (
        <Box role="group" aria-label="Bütün oturumları kapat" onKeyDown={confirmKeys(end, leave)} sx={{ display: 'grid', gap: 3, mt: 3 }}>
          <Typography variant="body2">Üye her cihazda yeniden giriş yapmak zorunda kalır; giriş sayfasında nedenini okur.</Typography>
          <ConfirmButtons label="Hepsini kapat" isPending={isPending} onConfirm={end} onLeave={leave} />
        </Box>
      )}
    </Panel>
  );
}
