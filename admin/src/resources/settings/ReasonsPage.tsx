import { displayName } from '@contracts/accounts';
import { CANNED_LIMITS, type CannedReason, clauseText } from '@contracts/canned-reasons';
import { REASON_LABEL } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconMessage, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Chip } from '../../desk/Chip';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import { Moment } from '../../desk/Moment';
import { useShortcut } from '../../desk/ShortcutProvider';
import { ListBox } from '../operations/ListBox';
import { ListState } from './ListState';
import { ReasonForm } from './ReasonForm';
import { Line, Lines, SettingsShell } from './SettingsShell';
import { useReasons, useRetireReason } from './useHouse';

const STEP = 10;

interface ReasonLineProps {
  reason: CannedReason;
  onEdit: () => void;
  onMoved: () => void;
}

function ReasonLine({ reason, onEdit, onMoved }: ReasonLineProps) {
  const { id, title, clause, text, retired, at, by } = reason;
  const { act, isPending } = useRetireReason(!retired, onMoved);
  return (
    <Line>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
          {clause && <Chip tone="brand">{clauseText(clause)}</Chip>}
          <Chip>{REASON_LABEL[reason.reason]}</Chip>
        </Box>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Typography>
        <Typography variant="body2" component="div" sx={{ color: 'tokens.faint' }}>
          {displayName(by)} · <Moment at={at} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {!retired && (
          <Button onClick={onEdit} aria-label={`Düzenle: ${title}`}>
            Düzenle
          </Button>
        )}
        <Button onClick={() => act({ id })} disabled={isPending} aria-label={`${retired ? 'Yeniden kullan' : 'Kaldır'}: ${title}`}>
          {retired ? 'Yeniden kullan' : 'Kaldır'}
        </Button>
      </Box>
    </Line>
  );
}

/** Reasons that moderators need again and again. */
export function ReasonsPage() {
  const [used, gone] = [useReasons(false), useReasons(true)];
  /** The one that is written; null for a new one. */
  const [written, setWritten] = useState<{ reason: CannedReason | null } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const add = () => setWritten({ reason: null });
  useShortcut('+', 'Hazır gerekçe ekle', add, written === null);
  const rows = used.data ?? [];
  const nextPlace = Math.min(CANNED_LIMITS.place.max, Math.max(0, ...rows.map(({ place }) => place)) + STEP);
  const toTitle = () => title.current?.focus();
  const leave = () => {
    setWritten(null);
    toTitle();
  };
  return (
    <SettingsShell
      title="Hazır gerekçeler"
      hint="Moderatörler karar verirken bunlardan birini seçer. Bir gerekçe değişince verilmiş kararların metni değişmez."
      action={
        <Button variant="contained" color="primary" onClick={add} aria-keyshortcuts="+" sx={{ minHeight: { xs: 44, sm: 36 } }}>
          <IconPlus size={16} aria-hidden /> Gerekçe ekle{' '}
          <Kbd silent inherit>
            +
          </Kbd>
        </Button>
      }
    >
      {written && <ReasonForm key={written.reason?.id ?? 'new'} reason={written.reason} nextPlace={nextPlace} onLeave={leave} />}
      <ListBox title="Kullanılanlar" titleRef={title} aside={used.data && `${rows.length} / ${CANNED_LIMITS.reasons}`}>
        <ListState
          loading="Hazır gerekçeler yükleniyor"
          query={used}
          isEmpty={rows.length === 0}
          empty={
            <EmptyBox icon={<IconMessage size={24} aria-hidden />} title="Hazır gerekçe yok" action={<Button onClick={add}>Gerekçe ekle</Button>}>
              Sık yazılan bir gerekçeyi kuralı ve üyeye gidecek metniyle bir kez yazın; moderatörler tek tuşla seçsin.
            </EmptyBox>
          }
        >
          <Lines label="Kullanılan hazır gerekçeler">
            {rows.map((reason) => (
              <ReasonLine key={reason.id} reason={reason} onEdit={() => setWritten({ reason })} onMoved={toTitle} />
            ))}
          </Lines>
        </ListState>
      </ListBox>
      {gone.data && gone.data.length > 0 && (
        <ListBox title="Kaldırılanlar" aside={`${gone.data.length}`}>
          <Lines label="Kaldırılan hazır gerekçeler">
            {gone.data.map((reason) => (
              <ReasonLine key={reason.id} reason={reason} onEdit={() => undefined} onMoved={toTitle} />
            ))}
          </Lines>
        </ListBox>
      )}
    </SettingsShell>
  );
}
