import { isUnderWay, WHAT_IF_RULES, WHAT_IF_STATE_LABEL, WHAT_IF_TEXT, type WhatIfRun, whatIfText } from '@contracts/what-if';
import { exactTime, longDate } from '@design/dates';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { IconPlayerStop, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { OnPaper } from '../../desk/OnPaper';
import { Panel } from '../../desk/Panel';
import { ListState } from '../settings/ListState';
import { SettingsShell } from '../settings/SettingsShell';
import { useStartWhatIf, useStopWhatIf, useWhatIfRun } from './useWhatIf';
import { WhatIfFound } from './WhatIfFound';

const inShares = (share: number): string => `%${Math.floor(share * 100).toLocaleString('tr-TR')}`;

function UnderWay({ run }: { run: WhatIfRun }) {
  const { act, isPending } = useStopWhatIf();
  const labelId = useId();
  return (
    <Panel
      title={WHAT_IF_STATE_LABEL[run.state]}
      level="h2"
      aside={
        <Button variant="outlined" disabled={isPending} onClick={() => act({ id: run.id })} sx={{ minHeight: { xs: 44, sm: 36 } }}>
          <IconPlayerStop size={16} aria-hidden />
          Durdur
        </Button>
      }
    >
      <Typography id={labelId} sx={{ mb: 2 }}>
        {run.state === 'waiting' ? 'Sırası gelince başlayacak.' : `Kaydın ${inShares(run.progress)} kadarı okundu.`} Sayfadan ayrılabilirsiniz; deneme sürer.
      </Typography>
      <LinearProgress
        variant={run.state === 'waiting' ? 'indeterminate' : 'determinate'}
        value={Math.floor(run.progress * 100)}
        aria-labelledby={labelId}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Panel>
  );
}

const ENDED: Readonly<Partial<Record<WhatIfRun['state'], string>>> = {
  stopped: 'Bu denemeyi durdurdunuz; sonucu yok.',
  interrupted: 'Sunucu yeniden başladığı için yarıda kaldı. Yeniden deneyebilirsiniz: sonuç yalnızca kayda bağlıdır.',
  failed: 'Bir sorun çıktığı için tamamlanamadı. Yeniden deneyin; sürerse bir işletmene haber verin.',
};

function Again({ run: { id: _, rule, values, watch, unwatch, consequence, from, to } }: { run: WhatIfRun }) {
  const go = useNavigate();
  const { act, isPending } = useStartWhatIf((run) => go(`/what-if/${run.id}`));
  return (
    <Button disabled={isPending} onClick={() => act({ rule, values, watch, unwatch, consequence, from, to })} sx={{ minHeight: { xs: 44, sm: 36 } }}>
      <IconRefresh size={16} aria-hidden />
      Yeniden dene
    </Button>
  );
}

function Opened({ run }: { run: WhatIfRun }) {
  return (
    <>
      <OnPaper />
      <Box>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {whatIfText(run)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {WHAT_IF_RULES[run.rule].label} · {longDate(run.from)} – {longDate(run.to)} · {WHAT_IF_STATE_LABEL[run.state]}
        </Typography>
      </Box>
      {isUnderWay(run.state) && <UnderWay run={run} />}
      {ENDED[run.state] && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Typography sx={{ flex: '1 1 260px' }}>{ENDED[run.state]}</Typography>
          <Again run={run} />
        </Box>
      )}
      {run.result && <WhatIfFound run={run} result={run.result} />}
      <Typography variant="body2" sx={{ color: 'tokens.faint' }}>
        {WHAT_IF_TEXT.nothingWritten} Sonuç {exactTime(run.kept_until)} tarihine kadar saklanır; yalnızca siz görürsünüz.
      </Typography>
    </>
  );
}

/** One run: as it goes on, and what came of it. */
export function WhatIfRunPage({ id }: { id: string }) {
  const query = useWhatIfRun(id);
  return (
    <SettingsShell
      title="Ya şöyle olsaydı?"
      hint="Başka bir kuralla neyin farklı olacağı, kayıttaki olaylardan yeniden hesaplanır."
      action={
        <Box data-screen sx={{ display: 'flex', gap: 3 }}>
          {query.data?.result && (
            <Button onClick={() => window.print()} sx={{ minHeight: { xs: 44, sm: 36 } }}>
              <IconPrinter size={16} aria-hidden />
              Yazdır
            </Button>
          )}
          <BackLink to="/what-if" label="Denemeler" />
        </Box>
      }
    >
      <ListState loading="Deneme yükleniyor" query={query} isEmpty={false} empty={null}>
        {query.data && <Opened run={query.data} />}
      </ListState>
    </SettingsShell>
  );
}
