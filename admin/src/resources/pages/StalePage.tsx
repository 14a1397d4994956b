import type { ConsolePage, PageText } from '@contracts/page-editing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { Panel } from '../../desk/Panel';
import { PageDiff } from './PageDiff';

interface StalePageProps {
  page: ConsolePage;
  text: PageText;
  onSeen: () => void;
  onLeave: () => void;
}

/** Somebody else changed the page meanwhile: what saving this text would change of what they wrote. */
export function StalePage({ page, text, onSeen, onLeave }: StalePageProps) {
  const typed = useDeferredValue(text);
  return (
    <Panel title="Siz yazarken bu sayfa değişti" level="h2" icon={<IconAlertTriangle size={18} aria-hidden />}>
      <Typography role="status" sx={{ mb: 3 }}>
        Metniniz duruyor. Kaydederseniz şimdiki sayfada bunlar değişir:
      </Typography>
      <PageDiff label="Kaydederseniz değişecekler" from={page} to={typed} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 } } }}>
        <Button variant="contained" color="primary" onClick={onSeen}>
          Gördüm, metnimle sürdür
        </Button>
        <Button onClick={onLeave}>Metnimi bırak, şimdikini al</Button>
      </Box>
    </Panel>
  );
}
