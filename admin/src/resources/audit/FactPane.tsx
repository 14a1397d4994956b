import { displayName } from '@contracts/accounts';
import type { TimelineFact, TimelinePlace, TimelineRow } from '@contracts/audit-timeline';
import type { PastRef } from '@contracts/travel';
import { exactTime } from '@design/dates';
import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { Chip } from '../../desk/Chip';
import { Moment } from '../../desk/Moment';
import { turkishNumber } from '../../desk/numbers';
import { Panel } from '../../desk/Panel';
import { useArrivalFocus } from '../../desk/useArrivalFocus';
import { PastButton } from '../past/PastButton';
import { ListState } from '../settings/ListState';
import { MaskedFields } from './MaskedFields';
import { actorOf } from './TimelineItem';
import { TimelineTree } from './TimelineTree';
import { useTimelineFact } from './useTimeline';

const Named = ({ name, isCode = false, children }: { name: string; isCode?: boolean; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', ...(isCode && { fontFamily: font.code, fontSize: '.8125rem' }) }}>
      {children}
    </Box>
  </>
);
const Values = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(84px, max-content) minmax(0, 1fr)', columnGap: 3, rowGap: 2, fontSize: '.875rem' }}
  >
    {children}
  </Box>
);

function CopyDigests({ place, id }: { place: TimelinePlace; id: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify({ fact: id, ...place })).then(
      () => notify('Panoya kopyalandı', { type: 'success' }),
      () => notify('Kopyalanamadı. Metni seçip kopyalayabilirsiniz.', { type: 'error' }),
    );
  return (
    <Button size="small" onClick={copy} sx={{ minHeight: { xs: 44, sm: 32 } }}>
      Özetleri kopyala
    </Button>
  );
}

function Place({ fact: { place, row } }: { fact: TimelineFact }) {
  if (place.place === null)
    return (
      <Panel title="Zincirdeki yeri">
        <Typography sx={{ color: 'text.secondary' }}>Bu kayıt birazdan zincire bağlanacak.</Typography>
      </Panel>
    );
  return (
    <Panel title="Zincirdeki yeri" aside={<CopyDigests place={place} id={row.id} />}>
      <Values>
        <Named name="Sıra">{turkishNumber(place.place)}</Named>
        <Named name="Özet" isCode>
          {place.digest}
        </Named>
        <Named name="Önceki" isCode>
          {place.previous}
        </Named>
        <Named name="Mühür">{place.seal ? `${exactTime(place.seal.at)}, ilk ${turkishNumber(place.seal.size)} olay için` : 'henüz mühürlenmedi'}</Named>
      </Values>
    </Panel>
  );
}

/** What is shown as it stood when the fact had just happened. */
function pastOf({ case_id, member }: TimelineRow): PastRef | null {
  if (case_id) return { kind: 'case', id: case_id };
  return member && { kind: 'member', id: member.id };
}

function Opened({ fact }: { fact: TimelineFact }) {
  const { state } = useLocation();
  const { row } = fact;
  const heading = useArrivalFocus(!state?.byKey);
  const past = pastOf(row);
  const member = row.member && row.member.id !== row.actor.id ? row.member : null;
  return (
    <>
      <Box>
        <Typography ref={heading} tabIndex={-1} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
          {row.what}
        </Typography>
        {row.reversed_at && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
            <Chip tone="warn">Geri alındı</Chip>
            <Moment at={row.reversed_at} form="exact" />
            {fact.reversed_by && (
              <Link component={RouterLink} to={`/audit/${fact.reversed_by}`}>
                Geri alan olay
              </Link>
            )}
          </Box>
        )}
      </Box>
      <Values>
        <Named name="Ne zaman">{exactTime(row.at)}</Named>
        <Named name="Kim">
          {row.actor.username ? (
            <Link component={RouterLink} to={`/members/${row.actor.id}`}>
              {actorOf(row)}
            </Link>
          ) : (
            actorOf(row)
          )}
        </Named>
        {member && (
          <Named name="Kimin hakkında">
            {member.username ? (
              <Link component={RouterLink} to={`/members/${member.id}`}>
                {displayName(member)}
              </Link>
            ) : (
              displayName(member)
            )}
          </Named>
        )}
        {row.why && <Named name="Gerekçe">{row.why}</Named>}
      </Values>
      <Box component="nav" aria-label="İlgili olaylar" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& a': { minHeight: { xs: 44, sm: 32 } } }}>
        {row.case_id && (
          <>
            <Button size="small" variant="outlined" component={RouterLink} to={`/audit/${row.id}?case=${row.case_id}`}>
              Bu vakanın olayları
            </Button>
            <Button size="small" variant="outlined" component={RouterLink} to={`/cases/${row.case_id}`}>
              Vakayı aç
            </Button>
            <Button size="small" variant="outlined" component={RouterLink} to={`/replay/${row.case_id}`}>
              Adım adım oynat
            </Button>
          </>
        )}
        {row.member && (
          <Button size="small" variant="outlined" component={RouterLink} to={`/audit/${row.id}?subject=${row.member.id}`}>
            Bu üyenin olayları
          </Button>
        )}
        {past && <PastButton past={past} at={row.position} label="Bu anın geçmiş görünümü" />}
      </Box>
      <Panel title="Neden ve sonuçlar">
        <TimelineTree tree={fact.tree} leftOut={fact.left_out} openId={row.id} />
      </Panel>
      {fact.masked.length > 0 && <MaskedFields key={row.id} fact={fact} />}
      <Place fact={fact} />
      <Box component="details" sx={{ fontSize: '.8125rem' }}>
        <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', minHeight: { xs: 44, sm: 32 }, py: 2 }}>
          Ayrıntılar
        </Box>
        <Values>
          <Named name="Tür" isCode>
            {row.type}
          </Named>
          <Named name="Konum">{turkishNumber(row.position)}</Named>
          <Named name="Akış" isCode>
            {row.stream}@{fact.revision}
          </Named>
          <Named name="Olay" isCode>
            {row.id}
          </Named>
          <Named name="İşlem" isCode>
            {fact.correlation_id}
          </Named>
          <Named name="Nedeni" isCode>
            {fact.causation_id ?? '–'}
          </Named>
        </Values>
      </Box>
    </>
  );
}

/** All that is known of one fact. */
export function FactPane({ id, onePane }: { id: string; onePane: boolean }) {
  const query = useTimelineFact(id);
  const { search } = useLocation();
  return (
    <Box
      component="section"
      aria-label="Açık olay"
      sx={{
        height: 1,
        overflowY: 'auto',
        p: { xs: '8px 14px 24px', sm: '18px 20px' },
        display: 'grid',
        gap: 4,
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      {onePane && <BackLink to={{ pathname: '/audit', search }} label="Zaman çizelgesi" />}
      <ListState loading="Olay yükleniyor" query={query} isEmpty={false} empty={null}>
        {query.data && <Opened key={query.data.row.id} fact={query.data} />}
      </ListState>
    </Box>
  );
}
