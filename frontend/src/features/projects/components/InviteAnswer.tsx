import { PEOPLE_LIMITS, PEOPLE_TEXT } from '@contracts/project-people';
import { useState } from 'react';
import { Ask } from '../../../calls/Ask';
import { Button } from '../../../design/Button';
import { useRespond } from '../api/project';
import classes from './Invitation.module.css';

interface Props {
  inviteId: string;
  /** Of the project, where it does not stand above. */
  about?: string;
  isSmall?: boolean;
  onDone?: () => void;
  /** Where nothing is left to be seen then. */
  onRefused?: (() => void) | undefined;
}

const EFFECT = `Davet biter ve size gösterilmez. Bir projenin ${PEOPLE_LIMITS.refusalsUntilBlocked} davetini reddederseniz o proje sizi yeniden davet edemez.`;

/** Takes an invitation up, or turns it down once it is said what that means. */
export function InviteAnswer({ inviteId, about, isSmall = false, onDone, onRefused = onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const accepting = useRespond(inviteId, 'accept', onDone);
  const refusing = useRespond(inviteId, 'reject', onRefused);
  const isBusy = accepting.isPending || refusing.isPending;
  const size = isSmall ? ({ size: 'small' } as const) : {};
  const named = (verb: string) => (about === undefined ? {} : { 'aria-label': `${verb}: ${about}` });
  return (
    <div className={classes.ways}>
      <Button
        kind="primary"
        {...size}
        {...named('Kabul et')}
        disabled={isBusy}
        busy={accepting.isPending && 'Katılıyorsunuz…'}
        onClick={() => accepting.mutate()}
      >
        Kabul et
      </Button>
      <Button {...size} {...named('Reddet')} disabled={isBusy} onClick={() => setAsking(true)}>
        Reddet
      </Button>
      {isAsking && (
        <Ask
          title="Davet reddedilsin mi?"
          effect={EFFECT}
          verb="Reddet"
          doing="Reddediliyor…"
          calling={refusing}
          failed={PEOPLE_TEXT.refuseFailed}
          onDo={() => refusing.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
