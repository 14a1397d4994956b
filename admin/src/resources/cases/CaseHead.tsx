import { displayName } from '@contracts/accounts';
import type { CaseDetails } from '@contracts/cases';
import { REASON_LABEL, REPORTED_TYPE_LABEL } from '@contracts/moderation';
import { timeAgo } from '@design/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconEye, IconHourglass } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { Kbd } from '../../desk/Kbd';
import { TabLinks } from '../../desk/TabLinks';
import { useArrivalFocus } from '../../desk/useArrivalFocus';
import { ExportButton } from '../exports/ExportButton';
import { PastButton } from '../past/PastButton';
import { othersText, outcomeText, queueTitle, REASON_TONE, writersText } from './caseWords';
import { usePendingDecisions } from './PendingDecisions';
import { useClaim } from './useClaim';
import { useOthersHere } from './useOthersHere';

const MINUTE_MS = 60_000;
const minutesLeft = (until: string) => Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS));

/** How long a claim lasts, minute by minute; when it is over the server says so to all who listen. */
function MinutesLeft({ until }: { until: string }) {
  const [minutes, setMinutes] = useState(() => minutesLeft(until));
  useEffect(() => {
    const count = () => setMinutes(minutesLeft(until));
    count();
    const timer = window.setInterval(count, MINUTE_MS / 4);
    return () => window.clearInterval(timer);
  }, [until]);
  return minutes;
}

function StatusOfCase({ found, mayDecide }: { found: CaseDetails; mayDecide: boolean }) {
  const { ids } = usePendingDecisions();
  const { isMine, isPending, take, release, may } = useClaim(found, mayDecide);
  const { claim, open } = found;
  const here = useOthersHere(found.id);
  const others = othersText(here.flatMap(({ id, name }) => (id === claim?.by.id ? [] : [name])));
  const writing = writersText(here.flatMap(({ name, writes }) => (writes ? [name] : [])));
  if (ids.has(found.id)) return <Chip tone="warn">Geri alınabilir</Chip>;
  if (!open) return <Chip tone={found.decision?.status === 'resolved' ? 'ok' : 'plain'}>{outcomeText(found)}</Chip>;
  return (
    <>
      {found.awaits && (
        <Chip tone="warn" icon={<IconHourglass size={14} aria-hidden />}>
          Onay bekliyor
        </Chip>
      )}
      {others && !writing && (
        <Box component="span" role="status" sx={{ color: 'tokens.info', fontWeight: 560 }}>
          {others}
        </Box>
      )}
      {writing && (
        <Box component="span" role="status" sx={{ color: 'tokens.warn', fontWeight: 560 }}>
          {writing}
        </Box>
      )}
      {claim && (
        <Chip tone={isMine ? 'brand' : 'info'} icon={<IconEye size={14} aria-hidden />}>
          {isMine ? (
            <>
              Sizde · <MinutesLeft until={claim.until} /> dk sonra bırakılır
            </>
          ) : (
            `${displayName(claim.by)} bakıyor`
          )}
        </Chip>
      )}
      {may && (
        <Button
          size="small"
          variant="outlined"
          loading={isPending}
          onClick={isMine ? release : take}
          aria-keyshortcuts={isMine ? 'Shift+u' : 'u'}
          sx={{ minHeight: { xs: 44, sm: 30 } }}
        >
          {isMine ? 'Bırak' : claim ? 'Devral' : 'Al'} <Kbd silent>{isMine ? '⇧u' : 'u'}</Kbd>
        </Button>
      )}
    </>
  );
}

const heard = ({ reports, opened_at, open }: CaseDetails): string =>
  reports > 1 ? `${reports} rapor, tek karar · ilki ${timeAgo(opened_at)}` : open ? `1 rapor · ${timeAgo(opened_at)}` : timeAgo(opened_at);

interface CaseHeadProps {
  found: CaseDetails;
  onePane: boolean;
  mayDecide: boolean;
}

export function CaseHead({ found, onePane, mayDecide }: CaseHeadProps) {
  const { search, state } = useLocation();
  const heading = useArrivalFocus(state?.focusCase === true);
  const base = `/cases/${found.id}`;
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        p: { xs: '10px 14px 0', sm: '12px 20px 0' },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onePane && (
        <div>
          <BackLink to={{ pathname: '/cases', search }} label="Kuyruğa dön" />
        </div>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' }}>
        <Chip tone={REASON_TONE[found.reason]}>{REASON_LABEL[found.reason]}</Chip>
        <Typography
          ref={heading}
          tabIndex={-1}
          component={onePane ? 'h1' : 'h2'}
          sx={{
            flex: '1 1 18ch',
            minWidth: 0,
            fontSize: '.95rem',
            fontWeight: 620,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            outline: 'none',
          }}
        >
          {queueTitle(found)}
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {REPORTED_TYPE_LABEL[found.reported_type]} · {heard(found)}
        </Box>
        <Box component="span" sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <StatusOfCase found={found} mayDecide={mayDecide} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}>
        <TabLinks
          label="Vaka bölümleri"
          tabs={[
            { to: { pathname: base, search }, label: 'Vaka' },
            { to: { pathname: `${base}/history`, search }, label: 'Geçmiş' },
          ]}
        />
        <Box sx={{ display: 'flex', gap: 2 }}>
          <PastButton past={{ kind: 'case', id: found.id }} />
          <ExportButton filter={{ case: found.id }} small />
        </Box>
      </Box>
    </Box>
  );
}
