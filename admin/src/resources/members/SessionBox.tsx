import { ACCESS_TEXT } from '@contracts/access';
import type { MemberCase } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { FailureBox } from '../../desk/FailureBox';
import { Panel } from '../../desk/Panel';
import { ShowMore } from '../../desk/ShowMore';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { SignInList } from './SignInList';
import { openSignIn, pastSignIns } from './signIns';
import { useSanctions } from './useSanctions';

/** So many lines of what is past before more are asked for. */
const FIRST_SHOWN = 5;

/** Where a member is and was signed in, and what was refused: device and time zone, no address is known. */
export function SessionBox({ member, mayEnd }: { member: MemberCase; mayEnd: boolean }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(FIRST_SHOWN);
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['member-sessions', member.id], queryFn: () => dataProvider.sessionsOf(member.id) });
  const leave = () => setAsking(false);
  const { act, isPending: isEnding } = useSanctions<object>((server, _, key) => server.endSessions(member.id, key), ACCESS_TEXT.memberSessionsEnded, leave);
  const end = () => act({});
  const open = data?.open ?? [];
  const past = data ? pastSignIns(data) : [];
  const count = open.length;
  return (
    <Panel
      title="Oturumlar"
      level="h2"
      aside={
        <Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>{data && (count > 0 ? `${count.toLocaleString('tr-TR')} açık` : 'açık oturum yok')}</Box>
      }
    >
      {error && <FailureBox message={error.message} onRetry={() => void refetch()} />}
      {isPending && <Skeleton role="status" aria-label="Oturumlar yükleniyor" variant="rounded" height={72} />}
      {count > 0 && <SignInList label="Açık oturumlar" rows={open.map(openSignIn)} />}
      {mayEnd && count > 0 && !asking && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2, minHeight: { xs: 44, sm: 32 } }}>
          Bütün oturumları kapat
        </Button>
      )}
      {asking && (
        <Box role="group" aria-label="Bütün oturumları kapat" onKeyDown={confirmKeys(end, leave)} sx={{ display: 'grid', gap: 3, mt: 3 }}>
          <Typography variant="body2">Üye her cihazda yeniden giriş yapmak zorunda kalır; giriş sayfasında nedenini okur.</Typography>
          <ConfirmButtons label="Hepsini kapat" isPending={isEnding} onConfirm={end} onLeave={leave} />
        </Box>
      )}
      {past.length > 0 && (
        <>
          <Typography component="h3" variant="body2" sx={{ color: 'tokens.faint', mt: count > 0 ? 4 : 0 }}>
            Son kapananlar ve giriş denemeleri
          </Typography>
          <SignInList label="Kapanan oturumlar ve giriş denemeleri" rows={past.slice(0, shown)} />
          <ShowMore hasMore={past.length > shown} onMore={() => setShown(past.length)} />
        </>
      )}
    </Panel>
  );
}
