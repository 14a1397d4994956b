import { REPORTED_TYPE_LABEL } from '@contracts/moderation';
import { type SampledDecision, SECOND_REVIEW_TEXT, type SecondReviewQueue } from '@contracts/second-review';
import type { PastPart } from '@contracts/travel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconArrowLeft, IconArrowRight, IconEyeCheck, IconTrash } from '@tabler/icons-react';
import { Link, Navigate, useMatch, useNavigate } from 'react-router-dom';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { Moment } from '../../desk/Moment';
import { Panel } from '../../desk/Panel';
import { QueueHint } from '../../desk/QueuePane';
import { useShortcut } from '../../desk/ShortcutProvider';
import { PastPartBox } from '../past/PastState';
import { Entries, SeenReports } from '../past/SeenReports';
import { ListState } from '../settings/ListState';
import { SettingsShell } from '../settings/SettingsShell';
import { AnswerPanel } from './AnswerPanel';
import { ResultPanel } from './ResultPanel';
import { useReviewQueue, useSampled } from './useReviews';

const HINT =
  'Kararların bir örneklemi, verilen kararı görmeden yeniden değerlendirilir. İçerik, bağlamı ve raporlar karar anındaki hâliyledir; verilen karar yanıtınızdan sonra görünür.';
const PAGE = '/second-review';
const TALL = { minHeight: { xs: 44, sm: 36 } };

const contentsIn = (parts: readonly PastPart[]) => parts.filter(({ kind }) => kind === 'content');
const MemberThen = ({ parts }: { parts: readonly PastPart[] }) =>
  parts.flatMap((part) => (part.kind === 'member' ? [<PastPartBox key={part.id} part={part} at={0} isAlone />] : []));

const Seen = ({ found: { parts, seen_reports, earlier } }: { found: SampledDecision }) => (
  <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
    <Panel title="Karardan önce görülen" level="h2">
      {contentsIn(parts).map((part, index) => (
        // Where it stood later would tell what was decided.
        <PastPartBox key={part.id} part={part} at={0} isAlone {...(index > 0 && { heading: 'İçinde bulunduğu konu' })} />
      ))}
      {contentsIn(parts).length === 0 && <MemberThen parts={parts} />}
    </Panel>
    <SeenReports reports={seen_reports} />
    {contentsIn(parts).length > 0 && (
      <Panel title="Üye" level="h2">
        <MemberThen parts={parts} />
      </Panel>
    )}
    <Panel title="Üye hakkında o güne dek verilen kararlar" level="h2">
      <Entries label="Önceki kararlar" none="Üye hakkında daha önce bir karar verilmemişti.">
        {earlier.map(({ id, at, what, why }) => (
          <Box key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 560 }}>{what}</Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Moment at={at} form="exact" />
              {why && ` · ${why}`}
            </Typography>
          </Box>
        ))}
      </Entries>
    </Panel>
  </Box>
);

function Answer({ found, next }: { found: SampledDecision; next: string | null }) {
  const { id, review, gone } = found;
  if (review)
    return (
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ResultPanel id={id} review={review} />
        {next && (
          <Button component={Link} to={`${PAGE}/${next}`} variant="contained" sx={{ ...TALL, justifySelf: 'start' }}>
            Sonraki karar
          </Button>
        )}
      </Box>
    );
  if (gone)
    return (
      <EmptyBox icon={<IconTrash size={24} aria-hidden />} title="İçerik artık yok">
        {SECOND_REVIEW_TEXT.left}
      </EmptyBox>
    );
  return <AnswerPanel key={id} found={found} />;
}

function Opened({ id, next }: { id: string; next: string | null }) {
  const query = useSampled(id);
  return (
    <ListState loading="Karar yükleniyor" query={query} isEmpty={false} empty={null}>
      {query.data && (
        <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
          <Seen found={query.data} />
          <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: { md: 0 } }}>
            <Answer found={query.data} next={next} />
          </Box>
        </Box>
      )}
    </ListState>
  );
}

function Queue({ queue: { rows, waiting, involved } }: { queue: SecondReviewQueue }) {
  const openId = useMatch(`${PAGE}/:id`)?.params.id;
  const navigate = useNavigate();
  const place = rows.findIndex(({ id }) => id === openId);
  const open = rows[place];
  const go = (by: 1 | -1) => {
    const to = rows[place === -1 ? 0 : place + by];
    if (to) navigate(`${PAGE}/${to.id}`, { replace: true });
  };
  useShortcut('j', 'Sonraki karar', () => go(1), rows.length > 0);
  useShortcut('k', 'Önceki karar', () => go(-1), rows.length > 0);
  const next = rows.find(({ id }) => id !== openId)?.id ?? null;
  // What was answered leaves the queue, and stays in view.
  if (openId === undefined && rows[0]) return <Navigate to={`${PAGE}/${rows[0].id}`} replace />;
  if (openId === undefined)
    return (
      <EmptyBox icon={<IconEyeCheck size={24} aria-hidden />} title="İncelenecek karar yok">
        {involved > 0 || waiting > 0
          ? `Bekleyen ${waiting.toLocaleString('tr-TR')} kararın her birinde payınız var; onlara başka biri bakar.`
          : 'Örnekleme yeni bir karar düştüğünde burada sizi bekler. Payı bir yönetici “İkinci inceleme” ayarıyla belirler.'}
      </EmptyBox>
    );
  return (
    <>
      <Box component="nav" aria-label="Örneklemdeki kararlar" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button disabled={place <= 0} onClick={() => go(-1)} aria-keyshortcuts="k" sx={TALL}>
          <IconArrowLeft size={16} aria-hidden /> Önceki <Kbd silent>k</Kbd>
        </Button>
        <Typography role="status">
          {open ? `${place + 1} / ${rows.length.toLocaleString('tr-TR')}` : `${rows.length.toLocaleString('tr-TR')} karar bekliyor`}
        </Typography>
        <Button disabled={rows.length === 0 || place === rows.length - 1} onClick={() => go(1)} aria-keyshortcuts="j" sx={TALL}>
          Sonraki <Kbd silent>j</Kbd> <IconArrowRight size={16} aria-hidden />
        </Button>
        {open && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {REPORTED_TYPE_LABEL[open.reported_type]} · {open.reports} rapor · <Moment at={open.at} /> karara bağlandı
          </Typography>
        )}
      </Box>
      <Opened key={openId} id={openId} next={next} />
      <QueueHint>
        <Kbd>j</Kbd> <Kbd>k</Kbd> gez · <Kbd>w</Kbd> uyar · <Kbd>h</Kbd> gizle · <Kbd>d</Kbd> sil · <Kbd>x</Kbd> reddet · <Kbd>1</Kbd>–<Kbd>4</Kbd> gerekçe ·{' '}
        <Kbd>n</Kbd> not · <Kbd>↵</Kbd> yanıtla
      </QueueHint>
    </>
  );
}

/** Decisions that are made once more by somebody who does not know them. */
export function ReviewDesk() {
  const query = useReviewQueue();
  return (
    <SettingsShell title="İkinci inceleme" hint={HINT}>
      <ListState loading="Kararlar yükleniyor" query={query} isEmpty={false} empty={null}>
        {query.data && <Queue queue={query.data} />}
      </ListState>
    </SettingsShell>
  );
}
