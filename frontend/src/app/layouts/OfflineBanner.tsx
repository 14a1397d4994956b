import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './OfflineBanner.module.css';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={classes.banner}>
          <IconWifiOff aria-hidden="true" />
          Çevrimdışısınız. Ekrandakileri okumaya devam edebilirsiniz; yazdıklarınız bu cihazda saklanır.
        </p>
      )}
    </div>
  );
}
