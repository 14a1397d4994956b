import { displayName } from '@contracts/accounts';
import type { FactRow } from '@contracts/moderation';
import type { CaseReplay, ReplayStep } from '@contracts/travel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconArrowLeft, IconArrowRight, IconBell, IconGavel, IconMail } from '@tabler/icons-react';
import { Link, useMatch, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../desk/BackLink';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { Moment } from '../../desk/Moment';
import { NotFoundPage } from '../../desk/Pages';
import { Panel } from '../../desk/Panel';
import { useShortcut } from '../../desk/ShortcutProvider';
import { ListState } from '../settings/ListState';
import { SettingsShell } from '../settings/SettingsShell';
import { pastAddress } from './moments';
import { actorName } from './PastFacts';
import { PastPartBox, PastRows } from './PastState';
import { Entries, SeenReports } from './SeenReports';
import { useReplay } from './usePast';

const HINT = 'Her karar için: moderatör karar verirken ne görüyordu, neye karar verdi, ilkeler gereği ne oldu, kime ne söylendi.';

/** What is said of several in the same words is said once. */
function grouped(facts: readonly FactRow[]): { fact: FactRow; times: number }[] {
  const groups = new Map<string, { fact: FactRow; times: number }>();
  for (const fact of facts) {
    const key = `${fact.what} ${fact.why}`;
    groups.set(key, { fact: groups.get(key)?.fact ?? fact, times: (groups.get(key)?.times ?? 0) + 1 });
  }
  return [...groups.values()];
}

const FactEntry = ({ fact, times = 1 }: { fact: FactRow; times?: number }) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    <Box sx={{ fontWeight: 560 }}>
      {fact.what}
      {times > 1 && ` (${times} kez)`}
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Moment at={fact.at} form="exact" /> · {actorName(fact)}
      {fact.why && ` · ${fact.why}`}
    </Typography>
  </Box>
);

const WAY = { notice: { icon: <IconBell size={16} aria-hidden />, word: 'Bildirim' }, mail: { icon: <IconMail size={16} aria-hidden />, word: 'E-posta' } };

const Told = ({ told }: Pick<ReplayStep, 'told'>) => (
  <Panel title="Kime söylendi" level="h2">
    <Entries label="Söylenenler" none="Kimseye bir şey söylenmedi.">
      {told.map(({ member, way, what, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays in its order
        <Box key={index} component="li" sx={{ display: 'flex', gap: 2, alignItems: 'baseline', overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', color: 'text.secondary', alignSelf: 'center' }}>{WAY[way].icon}</Box>
          <Box sx={{ minWidth: 0 }}>
            <b>{displayName(member)}</b> · {way === 'mail' ? `${WAY.mail.word}: ${what}` : what}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <Moment at={at} form="exact" />
            </Typography>
          </Box>
        </Box>
      ))}
    </Entries>
  </Panel>
);

function Step({ caseId, step }: { caseId: string; step: ReplayStep }) {
  const { fact, seen, decision, reports, earlier, followed, told } = step;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {fact.what}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            <Moment at={fact.at} form="exact" /> · {actorName(fact)}
          </Typography>
        </Box>
        <Button component={Link} to={pastAddress({ kind: 'case', id: caseId }, fact.position)} sx={{ minHeight: { xs: 44, sm: 36 } }}>
          Bu anın geçmiş görünümü
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Panel title="Karardan önce görülen" level="h2">
            {seen.map((part) => (
              <PastPartBox key={`${part.kind} ${part.id}`} part={part} at={fact.position - 1} isAlone={false} />
            ))}
          </Panel>
          <SeenReports reports={reports} />
          <Panel title="Üye hakkında o güne dek verilen kararlar" level="h2">
            <Entries label="Önceki kararlar" none="Üye hakkında daha önce bir karar verilmemişti.">
              {earlier.map((one) => (
                <FactEntry key={one.id} fact={one} />
              ))}
            </Entries>
          </Panel>
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <Panel title="Karar" level="h2" icon={<IconGavel size={18} aria-hidden />}>
            <PastRows rows={decision} />
          </Panel>
          <Panel title="Sonuçları" level="h2">
            <Entries label="Sonuçlar" none="Karardan başka bir şey olmadı.">
              {grouped(followed).map(({ fact: one, times }) => (
                <FactEntry key={one.id} fact={one} times={times} />
              ))}
            </Entries>
          </Panel>
          <Told told={told} />
        </Box>
      </Box>
    </>
  );
}

function Steps({ replay }: { replay: CaseReplay }) {
  const [search, setSearch] = useSearchParams();
  const count = replay.steps.length;
  const asked = Number(search.get('step') ?? 1);
  const at = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), count) : 1;
  const go = (step: number) => setSearch({ step: String(Math.min(Math.max(step, 1), count)) }, { replace: true });
  useShortcut('j', 'Sonraki karar', () => go(at + 1), count > 1);
  useShortcut('k', 'Önceki karar', () => go(at - 1), count > 1);
  const step = replay.steps[at - 1];
  if (!step) return null;
  return (
    <>
      <Box component="nav" aria-label="Kararlar" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button disabled={at === 1} onClick={() => go(at - 1)} aria-keyshortcuts="k" sx={{ minHeight: { xs: 44, sm: 36 } }}>
          <IconArrowLeft size={16} aria-hidden /> Önceki <Kbd silent>k</Kbd>
        </Button>
        <Typography role="status">
          {at + replay.left_out}. karar / {count + replay.left_out}
        </Typography>
        <Button disabled={at === count} onClick={() => go(at + 1)} aria-keyshortcuts="j" sx={{ minHeight: { xs: 44, sm: 36 } }}>
          Sonraki <Kbd silent>j</Kbd> <IconArrowRight size={16} aria-hidden />
        </Button>
      </Box>
      {replay.left_out > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          En yeni {count} karar oynatılıyor; önceki {replay.left_out} karar <Link to={`/audit?case=${replay.id}`}>zaman çizelgesinde</Link>.
        </Typography>
      )}
      <Step key={step.fact.id} caseId={replay.id} step={step} />
    </>
  );
}

function ReplayPage({ id }: { id: string }) {
  const query = useReplay(id);
  const empty = (
    <EmptyBox icon={<IconGavel size={24} aria-hidden />} title="Henüz karar yok">
      Bu vaka hakkında karar verildiğinde adımları burada oynatılır.
    </EmptyBox>
  );
  return (
    <SettingsShell title={query.data ? `Adım adım: ${query.data.title}` : 'Adım adım'} hint={HINT}>
      <div>
        <BackLink to={pastAddress({ kind: 'case', id })} label="Geçmiş görünüm" />
      </div>
      <ListState loading="Kararlar yükleniyor" query={query} isEmpty={query.data?.steps.length === 0} empty={empty}>
        {query.data && <Steps replay={query.data} />}
      </ListState>
    </SettingsShell>
  );
}

/** How a case was decided, for auditors and admins. */
export function ReplayDesk() {
  const id = useMatch('/replay/:id')?.params.id;
  return id === undefined ? <NotFoundPage /> : <ReplayPage key={id} id={id} />;
}
