import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Kbd } from '../desk/Kbd';
import { keyText } from '../desk/keyText';
import { useShortcuts } from '../desk/ShortcutProvider';

const Row = ({ keyName, label }: { keyName: string; label: string }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      py: 2,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box component="dt">{label}</Box>
    <Box component="dd" sx={{ m: 0 }}>
      <Kbd>{keyText(keyName)}</Kbd>
    </Box>
  </Box>
);

export function ShortcutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { list, enabled, setEnabled } = useShortcuts();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title" component="h2" variant="h2">
        Klavye kısayolları
      </DialogTitle>
      <DialogContent>
        <FormControlLabel
          sx={{ mb: 2 }}
          control={<Switch checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />}
          label="Tek tuşlu kısayollar açık"
        />
        <Box component="dl" sx={{ m: 0 }}>
          {list().map(({ key, label }) => (
            <Row key={key} keyName={key} label={label} />
          ))}
          <Row keyName="Ctrl ↵" label="Açık paneldeki işlemi onayla" />
          <Row keyName="Esc" label="Paneli ya da menüyü kapat" />
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 6, pt: 2 }}>
        <Button variant="contained" color="primary" onClick={onClose}>
          Kapat
        </Button>
      </DialogActions>
    </Dialog>
  );
}
