import type { VoiceParticipant } from '@contracts/voice';
import { IconCrown, IconShield, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { MoreActions } from '../../../design/MoreActions';
import { turkishNumber } from '../../../design/numbers';
import { useVoice } from '../session/voice';
import { voiceName } from '../voiceName';
import { inOrder } from '../widget/people/grid';
import { ROLE_WORDS } from '../widget/people/personWords';
import { AskHandOver } from './AskHandOver';
import { AskRole } from './AskRole';
import type { Given } from './General';
import { PersonRow } from './PersonRow';
import classes from './Settings.module.css';

interface Question {
  readonly about: 'role' | 'owner';
  readonly person: VoiceParticipant;
}

/** Who is in the room and as what; its owner makes moderators, and can hand it over. */
export function Participants({ room, rights, tell }: Given) {
  const people = useVoice((voice) => voice.people);
  const [asked, setAsked] = useState<Question | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <p className={classes.note}>
        {turkishNumber(people.length)}/{turkishNumber(room.capacity)} kişi içeride
      </p>
      <ul className={classes.people}>
        {inOrder(people).map(({ participant, link }) => {
          const isSelf = link === 'self';
          const isModerator = participant.role === 'moderator';
          return (
            <PersonRow
              key={participant.userId}
              person={participant}
              about={[ROLE_WORDS[participant.role] ?? 'Üye', isSelf ? 'Siz' : ''].filter(Boolean).join(' · ')}
            >
              {rights.owns && !isSelf && (
                <MoreActions
                  about={voiceName(participant.user)}
                  actions={[
                    {
                      label: isModerator ? 'Moderatörlüğü al' : 'Moderatör yap',
                      icon: isModerator ? <IconShieldOff /> : <IconShield />,
                      run: () => setAsked({ about: 'role', person: participant }),
                    },
                    { label: 'Sahipliği devret', icon: <IconCrown />, run: () => setAsked({ about: 'owner', person: participant }) },
                  ]}
                />
              )}
            </PersonRow>
          );
        })}
      </ul>
      {asked?.about === 'role' && <AskRole room={room} person={asked.person} onDone={tell.succeed} onClose={close} />}
      {asked?.about === 'owner' && <AskHandOver room={room} person={asked.person} onDone={tell.succeed} onClose={close} />}
    </>
  );
}
