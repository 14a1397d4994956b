import type { VoiceRoom } from '@contracts/voice';
import { useLocation } from 'react-router-dom';
import { useShownMember } from '../../../client/session';
import { Button, LinkButton } from '../../../design/Button';
import { Chip } from '../../../design/Chip';
import { paths, safeRedirect } from '../../../paths';
import { askForVoice, useIsJoining } from '../entering';
import { isFull, ROOM_WORDS } from '../words';
import classes from './JoinButton.module.css';

/** The way into a room; guests sign in first, and come back. */
export function JoinButton({ room }: { room: VoiceRoom }) {
  const member = useShownMember();
  const isJoining = useIsJoining(room.id);
  const { pathname, search } = useLocation();
  const to = paths.login({ reason: 'auth_required', redirect: safeRedirect(pathname + search) });
  const label = `${ROOM_WORDS.join}: ${room.name}`;
  if (isFull(room) && !isJoining) return <Chip tone="warn">{ROOM_WORDS.full}</Chip>;
  if (!member)
    return (
      <LinkButton size="small" className={classes.join} to={to} aria-label={label}>
        {ROOM_WORDS.join}
      </LinkButton>
    );
  return (
    <Button
      size="small"
      className={classes.join}
      aria-label={isJoining ? undefined : label}
      aria-haspopup="dialog"
      busy={isJoining && ROOM_WORDS.joining}
      onClick={() => askForVoice({ kind: 'join', room })}
    >
      {ROOM_WORDS.join}
    </Button>
  );
}
