import { IconMicrophoneOff } from '@tabler/icons-react';
import { useMember } from '../../../../client/session';
import { Hint } from './Hint';
import { silenceText } from './silenceText';

/** Tells whom the room or the site has muted. */
export function Silenced({ byRoom }: { byRoom: boolean }) {
  const member = useMember();
  const until = member?.muted_until ?? null;
  const isOver = until !== null && Date.parse(until) <= Date.now();
  return (
    <Hint icon={<IconMicrophoneOff aria-hidden="true" />}>
      <b>Susturuldunuz.</b> {silenceText({ until: isOver ? null : until, mustVerify: member?.must_verify_email ?? false, byRoom })}
    </Hint>
  );
}
