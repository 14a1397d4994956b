import { isUnderWay, WHAT_IF_LIMITS, WHAT_IF_RULES, WHAT_IF_STATE_LABEL, WHAT_IF_TEXT, type WhatIfRow, type WhatIfState, whatIfText } from '@contracts/what-if';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconAlertTriangle, IconArrowsSplit2, IconTrash } from '@tabler/icons-react';
import { Link as RouterLink, useMatch } from 'react-router-dom';
import { Banner } from '../../desk/Banner';
import { Chip, type Tone } from '../../desk/Chip';
import { EmptyBox } from '../../desk/EmptyBox';
import { Moment } from '../../desk/Moment';
import { ListBox } from '../operations/ListBox';
import { ListState } from '../settings/ListState';
import { Line, Lines, SettingsShell } from '../settings/SettingsShell';
import { useRemoveWhatIf, useWhatIfDesk } from './useWhatIf';
import { WhatIfForm } from './WhatIfForm';
import { WhatIfRunPage } from './WhatIfRunPage';

const HINT = 'Başka bir eşik, süre, onay kuralı ya da sözcük listesi geçmişte neyi değiştirirdi? Kayıttaki olaylardan hesaplanır.';

const TONE: Readonly<Record<WhatIfState, Tone>> = {
  waiting: 'plain',
  running: 'info',
  done: 'ok',
  stopped: 'plain',
  interrupted: 'warn',
  failed: 'danger',
};

function RunLine({ run }: { run: WhatIfRow }) {
  const { act, isPending } = useRemoveWhatIf(() => undefined);
  const text = whatIfText(run);
  return (
    <Line>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/what-if/${run.id}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 28 }, overflowWrap: 'anywhere' }}
        >
          {text}
        </Link>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {WHAT_IF_RULES[run.rule].label} · <Moment at={run.started_at} />
        </Typography>
      </Box>
      <Chip tone={TONE[run.state]}>{WHAT_IF_STATE_LABEL[run.state]}</Chip>
      <IconButton aria-label={`Sil: ${text}`} disabled={isPending || isUnderWay(run.state)} onClick={() => act({ id: run.id })} sx={{ width: 44, height: 44 }}>
        <IconTrash size={18} />
      </IconButton>
    </Line>
  );
}

const Nothing = () => (
  <EmptyBox icon={<IconArrowsSplit2 size={24} aria-hidden />} title="Henüz bir deneme yok">
    Bir değer yazıp “Dene” deyin. Sonuçlar {WHAT_IF_LIMITS.keptHours} saat burada durur.
  </EmptyBox>
);

const ReadingOnly = () => (
  <Banner tone="danger" icon={<IconAlertTriangle size={20} aria-hidden />} title="Şu anda deneme yapılamaz">
    {WHAT_IF_TEXT.readingOnly}{' '}
    <Link component={RouterLink} to="/proof" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 24 } }}>
      Kanıt sayfasını aç
    </Link>
  </Banner>
);

function WhatIfIndex() {
  const query = useWhatIfDesk();
  const runs = query.data?.runs ?? [];
  return (
    <SettingsShell title="Ya şöyle olsaydı?" hint={HINT}>
      <ListState loading="Değerler yükleniyor" query={query} isEmpty={false} empty={null}>
        {query.data && (
          <>
            {query.data.reading_only ? <ReadingOnly /> : <WhatIfForm desk={query.data} />}
            <ListBox title="Son denemeleriniz" aside={`en çok ${WHAT_IF_LIMITS.keptRuns}, 24 saat`}>
              {runs.length === 0 ? (
                <Nothing />
              ) : (
                <Lines label="Son denemeleriniz">
                  {runs.map((run) => (
                    <RunLine key={run.id} run={run} />
                  ))}
                </Lines>
              )}
            </ListBox>
          </>
        )}
      </ListState>
    </SettingsShell>
  );
}

/** What other rules would have led to, for auditors and admins. */
export function WhatIfDesk() {
  const one = useMatch('/what-if/:id');
  const id = one?.params.id;
  return id === undefined ? <WhatIfIndex /> : <WhatIfRunPage key={id} id={id} />;
}
