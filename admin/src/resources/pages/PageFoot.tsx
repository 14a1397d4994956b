import { PAGE_LIMITS } from '@contracts/page-editing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ConfirmButtons } from '../../desk/ConfirmButtons';

interface PageFootProps {
  reason: string;
  problem: string | null;
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
  if (!leaving) return <ConfirmButtons label="Kaydet" disabled={isPending} onConfirm={onConfirm} onLeave={() => setLeaving(true)} />;
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

/** Why the text changes, and the way to save it or to give it up. */
export const PageFoot = ({ reason, problem, isPending, onReason, onConfirm, onLeave }: PageFootProps) => (
  <Box
    component="section"
    aria-label="Değişikliği kaydet"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { xs: 2, sm: 4 },
      p: { xs: '10px 14px', sm: '12px 24px' },
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    <Typography role="status" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
      Kaydedilmedi
    </Typography>
    <TextField
      name="reason"
      size="small"
      label="Gerekçe"
      required
      value={reason}
      error={problem !== null}
      helperText={problem}
      onChange={({ target }) => onReason(target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, maxWidth: { sm: 480 } }}
      slotProps={{ htmlInput: { maxLength: PAGE_LIMITS.reason, autoComplete: 'off' } }}
    />
    <Box sx={{ ml: { sm: 'auto' }, flex: { xs: '1 1 100%', sm: 'none' } }}>
      <SaveOrLeave isPending={isPending} onConfirm={onConfirm} onLeave={onLeave} />
    </Box>
  </Box>
);
