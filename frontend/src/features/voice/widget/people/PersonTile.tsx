import { IconAntennaBars5, IconCrown, IconHeadphonesOff, IconMicrophone, IconMicrophoneOff, IconShield, IconVolumeOff } from '@tabler/icons-react';
import { memo } from 'react';
import { useIsBlocked } from '../../../../client/blockedMembers';
import { Avatar } from '../../../../design/Avatar';
import type { VoicePerson } from '../../session/voiceState';
import { voiceName } from '../../voiceName';
import { isHeardSpeaking, type PersonWords, personWords, ROLE_WORDS, withBlock } from './personWords';
import classes from './Tile.module.css';
import { TileSound } from './TileSound';

const SIGN = { microphone: IconMicrophone, 'microphone-off': IconMicrophoneOff, line: IconAntennaBars5, 'sound-off': IconVolumeOff } as const satisfies Record<
  NonNullable<PersonWords['sign']>,
  unknown
>;
const ROLE_ICON = { owner: IconCrown, moderator: IconShield, member: null } as const;

interface Props {
  person: VoicePerson;
  isOpen: boolean;
  onOpen: (userId: string | null) => void;
}

/** People are told anew with every change of one of them: those who are as they were are not drawn again. */
const isAsBefore = (before: Props, now: Props): boolean =>
  before.isOpen === now.isOpen &&
  before.onOpen === now.onOpen &&
  Object.entries(now.person).every(([name, value]) => before.person[name as keyof VoicePerson] === value);

/** Somebody in the room; pressed, it shows how loud they are heard here. */
export const PersonTile = memo(function PersonTile({ person: told, isOpen, onOpen }: Props) {
  const person = withBlock(told, useIsBlocked(told.participant.userId));
  const { participant, link } = person;
  const name = voiceName(participant.user);
  const { text, tone, sign } = personWords(person);
  const Sign = sign && SIGN[sign];
  const isSelf = link === 'self';
  const inside = (
    <>
      <span className={classes.face}>
        <Avatar id={participant.userId} name={name} picture={participant.user.avatar} size="large" />
        {Sign && (
          <span className={classes.sign} data-sign={sign} aria-hidden="true">
            <Sign />
          </span>
        )}
      </span>
      <bdi className={classes.name}>{name}</bdi>
      <Role person={person} />
      <span className={classes.state} data-tone={tone}>
        {text}
        {person.isDeafened && <IconHeadphonesOff role="img" aria-label="Hoparlörü kapalı" />}
      </span>
    </>
  );
  return (
    <li
      className={classes.tile}
      data-person={participant.userId}
      data-speaking={isHeardSpeaking(person) || undefined}
      data-lost={link === 'reconnecting' || link === 'failed' || link === 'absent' || undefined}
      data-open={isOpen || undefined}
    >
      {isSelf ? (
        <div className={classes.body}>{inside}</div>
      ) : (
        <button type="button" className={classes.body} aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : participant.userId)}>
          {inside}
        </button>
      )}
      {isOpen && !isSelf && <TileSound person={person} name={name} />}
    </li>
  );
}, isAsBefore);

/** Their part in the room; of oneself, that one is it, and a part besides. */
function Role({ person: { participant, link } }: { person: VoicePerson }) {
  const Icon = ROLE_ICON[participant.role];
  const words = [ROLE_WORDS[participant.role], link === 'self' ? 'Siz' : null].filter((each) => each !== null);
  if (words.length === 0) return null;
  return (
    <span className={classes.role}>
      {Icon && <Icon aria-hidden="true" />}
      {words.join(' · ')}
    </span>
  );
}
