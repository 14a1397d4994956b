import type { Identity } from '@contracts/identities';
import { Button } from '../../../design/Button';
import { Chip } from '../../../design/Chip';
import { longDate } from '../../../design/dates';
import classes from './EntryList.module.css';
import { PROVIDER_ICON } from './providerIcon';

interface Props {
  identity: Identity;
  busy: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

export function IdentityItem({ identity: { id, label, linked_at }, busy, onLink, onUnlink }: Props) {
  const Icon = PROVIDER_ICON[id];
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <div className={classes.title}>
          {label}
          {linked_at && <Chip tone="ok">Bağlı</Chip>}
        </div>
        <div className={classes.meta}>
          {linked_at ? (
            <>
              Bağlandığı gün: <time dateTime={linked_at}>{longDate(linked_at)}</time>
            </>
          ) : (
            'Bağlı değil'
          )}
        </div>
      </div>
      {linked_at ? (
        <Button disabled={busy} onClick={onUnlink} aria-label={`Bağlantıyı kaldır: ${label}`}>
          Bağlantıyı kaldır
        </Button>
      ) : (
        <Button disabled={busy} onClick={onLink} aria-label={`Bağla: ${label}`}>
          Bağla
        </Button>
      )}
    </li>
  );
}
