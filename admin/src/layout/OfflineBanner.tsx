import Box from '@mui/material/Box';
import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, p: 2, bgcolor: 'tokens.warnSoft', color: 'tokens.warn', fontWeight: 550 }}
    >
      <IconWifiOff size={16} aria-hidden style={{ flexShrink: 0 }} />
      Bağlantı yok. Ekrandakiler duruyor; kararlar bağlantı gelince gönderilir.
    </Box>
  );
}
