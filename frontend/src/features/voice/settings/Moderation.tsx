import type { VoiceParticipant } from '@contracts/voice';
import { IconMicrophone, IconMicrophoneOff, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionButton } from '../../../design/ActionButton';
import { useVoice } from '../session/voice';
import { voiceName } from '../voiceName';
import { inOrder } from '../widget/people/grid';
import { AskKick } from './AskKick';
import { Barred } from './Barred';
import { useMuteParticipant } from './calls';
import { ROOM_FAILURE } from './failures';
import type { Given } from './General';
import { PersonRow } from './PersonRow';
import classes from './Settings.module.css';

/** Who is muted, kicked and barred. */
export function Moderation({ room, tell }: Given) {
  const people = useVoice((voice) => voice.people);
  const [kicked, setKicked] = useState<VoiceParticipant | null>(null);
  const muting = useMuteParticipant(room.id, { onDone: tell.succeed, onFailed: tell.fail(ROOM_FAILURE.mute) });
  const others = inOrder(people).filter(({ link, participant }) => link !== 'self' && participant.role !== 'owner');
  return (
    <>
      <h3 className={classes.heading} tabIndex={-1}>
        Odadakiler
      </h3>
      {others.length === 0 && <p className={classes.note}>Susturabileceğiniz ya da odadan atabileceğiniz kimse yok.</p>}
      <ul className={classes.people}>
        {others.map(({ participant }) => {
          const { userId, isMuted, user } = participant;
          const about = voiceName(user);
          return (
            <PersonRow key={userId} person={participant} about={isMuted ? 'Susturuldu' : 'Konuşabilir'}>
              <ActionButton
                about={about}
                action={{
                  label: isMuted ? 'Sesini aç' : 'Sustur',
                  icon: isMuted ? <IconMicrophone aria-hidden="true" /> : <IconMicrophoneOff aria-hidden="true" />,
                  run: () => {
                    if (!muting.isPending || muting.variables.userId !== userId) muting.mutate({ userId, muted: !isMuted });
                  },
                }}
              />
              <ActionButton about={about} action={{ label: 'Odadan at', icon: <IconUserX aria-hidden="true" />, run: () => setKicked(participant) }} />
            </PersonRow>
          );
        })}
      </ul>
      <Barred room={room} tell={tell} />
      {kicked && <AskKick room={room} person={kicked} onDone={tell.succeed} onClose={() => setKicked(null)} />}
    </>
  );
}
