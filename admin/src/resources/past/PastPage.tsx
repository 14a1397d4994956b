import { PAST_LABEL, type PastRef, type PastView } from '@contracts/travel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { IconArrowRight, IconClock, IconLink } from '@tabler/icons-react';
import { useCanAccess, useNotify } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { FailureBox } from '../../desk/FailureBox';
import { Kbd } from '../../desk/Kbd';
import { retryAfter } from '../../desk/retryAfter';
import { useShortcut } from '../../desk/ShortcutProvider';
import { StaleNote } from '../../desk/StaleNote';
import { usePageTitle } from '../../desk/usePageTitle';
import { rounded } from '../../theme/rounded';
import { isOnly, pastAddress, presentAddress, standing, toTheSecond } from './moments';
import { PastFacts } from './PastFacts';
import { PastLine } from './PastLine';
import { PastState } from './PastState';
import { usePast } from './usePast';

const PastSkeleton = () => (
  <Box role="status" aria-label="Geçmiş yükleniyor" sx={{ display: 'grid', gap: 4, p: 5 }}>
    <Skeleton variant="rounded" height={32} />
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={280} />
  </Box>
);

function CopyMoment({ view }: { view: PastView }) {
  const notify = useNotify();
  const { pathname, search } = pastAddress(view, view.fact === null ? view.at : view.position);
  const copy = () =>
    navigator.clipboard.writeText(`${window.location.origin}/adminpanel${pathname}${search}`).then(
      () => notify('Bağlantı panoya kopyalandı', { type: 'success' }),
      () => notify('Kopyalanamadı. Bağlantı adres çubuğunda da duruyor.', { type: 'error' }),
    );
  return (
    <Button onClick={copy} sx={TALL}>
      <IconLink size={16} aria-hidden /> Bu anın bağlantısı
    </Button>
  );
}

const TALL = { minHeight: { xs: 44, sm: 36 } };

/** Says that this is the past: everything below stands in its frame. */
function PastBanner({ view }: { view: PastView }) {
  const { canAccess: mayReadSettings } = useCanAccess({ resource: 'settings', action: 'list' });
  const present = view.kind === 'policy' && mayReadSettings ? '/settings' : presentAddress(view);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px 12px',
        p: { xs: '10px 14px', sm: '9px 18px' },
        bgcolor: 'tokens.primarySoft',
        color: 'tokens.primaryText',
        fontWeight: 560,
      }}
    >
      <IconClock size={18} aria-hidden />
      <Box component="p" role="status" sx={{ m: 0, flex: '1 1 26ch', minWidth: 0 }}>
        Geçmiş görünüm: her şey {toTheSecond(view.at)} itibarıyla olduğu gibi. Burada değişiklik yapılamaz.
      </Box>
      {(present || view.facts.length > 0) && (
        <Button component={Link} to={present ?? pastAddress(view)} size="small" sx={{ minHeight: { xs: 44, sm: 30 } }}>
          {present ? 'Şimdiye dön' : 'Son olaya git'}
        </Button>
      )}
    </Box>
  );
}

function usePlaces(view: PastView | undefined, go: (place: number) => void): void {
  const step = (by: 1 | -1) => {
    // Read from the address bar: keys may come faster than the page is drawn.
    const asked = new URLSearchParams(window.location.search).get('at');
    const fact = view?.facts[standing(view, asked) + by];
    if (fact) go(fact.position);
  };
  useShortcut('j', 'Sonraki olay', () => step(1), view !== undefined);
  useShortcut('k', 'Önceki olay', () => step(-1), view !== undefined);
}

/** A thing as it stood at the moment that the address names. */
export function PastPage({ past }: { past: PastRef }) {
  const [search, setSearch] = useSearchParams();
  const query = usePast(past, search.get('at'));
  const view = query.data;
  const title = view ? `${PAST_LABEL[past.kind]}: ${view.title}` : PAST_LABEL[past.kind];
  const go = (at: string | number) => setSearch({ at: String(at) }, { replace: true });
  const at = view ? standing(view, search.get('at')) : -1;
  usePlaces(view, go);
  usePageTitle(`${view?.title ?? PAST_LABEL[past.kind]} · Geçmiş görünüm`);
  return (
    <Box sx={{ height: 1, overflowY: 'auto' }}>
      <Box sx={{ maxWidth: 1240, mx: 'auto', p: { xs: '16px 14px', sm: '22px 24px' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="h1" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {isOnly(past.kind) ? PAST_LABEL[past.kind] : title}
          </Typography>
          {view && <CopyMoment view={view} />}
          {past.kind === 'case' && (
            <Button component={Link} to={`/replay/${past.id}`} sx={TALL}>
              <IconArrowRight size={16} aria-hidden /> Adım adım oynat
            </Button>
          )}
        </Box>
        <Box
          component="section"
          aria-label="Geçmiş görünüm"
          aria-busy={query.isPlaceholderData}
          sx={{ border: 2, borderColor: 'primary.main', borderRadius: rounded.large, overflow: 'hidden', bgcolor: 'background.paper' }}
        >
          {query.isPending && <PastSkeleton />}
          {query.error && !view && (
            <FailureBox message={query.error.message} onRetry={retryAfter(query.error, query.refetch)}>
              {search.has('at') && <Button onClick={() => setSearch({}, { replace: true })}>Son olaya git</Button>}
            </FailureBox>
          )}
          {query.error && view && <StaleNote message={query.error.message} onRetry={() => void query.refetch()} />}
          {view && (
            <>
              <PastBanner view={view} />
              <PastLine view={view} at={at} onGo={go} />
              <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' }, borderTop: 1, borderColor: 'divider' }}>
                <PastState view={view} />
                <PastFacts view={view} at={at} onGo={go} />
              </Box>
            </>
          )}
        </Box>
        {view && view.facts.length > 1 && (
          <Typography variant="body2" sx={{ color: 'tokens.faint', '@media (hover: none)': { display: 'none' } }}>
            <Kbd>j</Kbd> <Kbd>k</Kbd> sonraki ve önceki olay
          </Typography>
        )}
      </Box>
    </Box>
  );
}
