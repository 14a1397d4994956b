import type { VoiceRoom } from '@contracts/voice';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownMember } from '../../../client/session';
import { Button, LinkButton } from '../../../design/Button';
import { Chip } from '../../../design/Chip';
import { paths, safeRedirect } from '../../../paths';
import { askForVoice, useIsJoining } from '../entering';
import { focusOutside, INTO } from '../focusOutside';
import { isFull, ROOM_WORDS } from '../words';
import classes from './JoinButton.module.css';

const labelOf = ({ name }: VoiceRoom): string => `${ROOM_WORDS.join}: ${name}`;

/** The way into a room; guests sign in first, and come back. */
export function JoinButton({ room }: { room: VoiceRoom }) {
  const member = useShownMember();
  const isJoining = useIsJoining(room.id);
  const { pathname, search } = useLocation();
  const to = paths.login({ reason: 'auth_required', redirect: safeRedirect(pathname + search) });
  if (isFull(room) && !isJoining) return <Chip tone="warn">{ROOM_WORDS.full}</Chip>;
  if (member) return <EnterButton room={room} isJoining={isJoining} />;
  return (
    <LinkButton size="small" className={classes.join} to={to} aria-label={labelOf(room)}>
      {ROOM_WORDS.join}
    </LinkButton>
  );
}

function EnterButton({ room, isJoining }: { room: VoiceRoom; isJoining: boolean }) {
  // It goes once the room is entered, full or closed; effects of the layout end while it is still there.
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.getAttribute(INTO) === room.id) focusOutside(room.id);
    },
    [room.id],
  );
  return (
    <Button
      size="small"
      className={classes.join}
      aria-label={isJoining ? undefined : labelOf(room)}
      aria-haspopup="dialog"
      // One that is shut could not have the focus back.
      aria-disabled={isJoining || undefined}
      {...{ [INTO]: room.id }}
      onClick={() => !isJoining && askForVoice({ kind: 'join', room })}
    >
      {isJoining ? ROOM_WORDS.joining : ROOM_WORDS.join}
    </Button>
  );
}
