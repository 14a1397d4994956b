import { PAGE_LIMITS } from '@contracts/page-editing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChangeFoot } from '../../desk/ChangeFoot';
import { ConfirmButtons } from '../../desk/ConfirmButtons';

interface PageFootProps {
  reason: string;
  problem: string | null;
  /** Whether what is typed waits for a second person. */
  isWaiting: boolean;
  isPending: boolean;
  onReason: (reason: string) => void;
  onConfirm: () => void;
  onLeave: () => void;
}

/** Giving up what was typed asks once: it cannot be brought back. */
function SaveOrLeave({ isPending, onConfirm, onLeave }: Pick<PageFootProps, 'isPending' | 'onConfirm' | 'onLeave'>) {
  const textId = useId();
  const [leaving, setLeaving] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (leaving) confirm.current?.focus();
  }, [leaving]);
  if (!leaving) return <ConfirmButtons label="Kaydet" isPending={isPending} onConfirm={onConfirm} onLeave={() => setLeaving(true)} />;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setLeaving(false);
  };
  return (
    <Box role="group" aria-labelledby={textId} onKeyDown={press} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={textId} variant="body2">
        <strong>Yazdıklarınız silinsin mi?</strong> Geri getirilemez.
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 }, flex: { xs: 1, sm: 'none' } } }}>
        <Button ref={confirm} variant="contained" color="error" aria-describedby={textId} onClick={onLeave}>
          Evet, sil
        </Button>
        <Button onClick={() => setLeaving(false)}>Vazgeç</Button>
      </Box>
    </Box>
  );
}

/** How the text stands, why it changes, and the way to save it or to give it up. What waits for a second person is kept, so that nothing is lost when it is refused. */
export const PageFoot = ({ reason, problem, isWaiting, isPending, onReason, onConfirm, onLeave }: PageFootProps) => (
  <ChangeFoot
    label={isWaiting ? 'Onay bekleyen değişiklik' : 'Değişikliği kaydet'}
    status={isWaiting ? 'İkinci onayı bekliyor; reddedilirse yazdıklarınız burada kalır.' : 'Kaydedilmedi'}
    why={isWaiting ? null : { text: reason, problem, longest: PAGE_LIMITS.reason, onChange: onReason }}
  >
    {isWaiting ? <Button onClick={onLeave}>Yayındaki metne dön</Button> : <SaveOrLeave isPending={isPending} onConfirm={onConfirm} onLeave={onLeave} />}
  </ChangeFoot>
);
