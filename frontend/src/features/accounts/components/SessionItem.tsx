import type { OpenSession } from '@contracts/access';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { Button } from '../../../design/Button';
import { Chip } from '../../../design/Chip';
import { exactTime } from '../../../design/dates';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './EntryList.module.css';

const isHandheld = (device: string) => /Android|iOS/.test(device);

export function SessionItem({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { device, place, created_at, last_seen_at, current } = session;
  const Icon = isHandheld(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <div className={classes.title}>
          {device}
          {current && <Chip tone="brand">Bu cihaz</Chip>}
        </div>
        <div className={classes.meta}>{place}</div>
        <div className={classes.meta}>
          <span className={classes.part}>
            {current ? (
              'Şu anda açık'
            ) : (
              <>
                Son görülme: <TimeAgo at={last_seen_at} />
              </>
            )}
          </span>
          <span className={classes.part}>
            Giriş: <time dateTime={created_at}>{exactTime(created_at)}</time>
          </span>
        </div>
      </div>
      {!current && (
        <Button onClick={onEnd} aria-label={`Oturumu kapat: ${device}, ${place}`}>
          Oturumu kapat
        </Button>
      )}
    </li>
  );
}
