import type { VoiceParticipant } from '@contracts/voice';
import type { ReactNode } from 'react';
import { Avatar } from '../../../design/Avatar';
import { voiceName } from '../voiceName';
import classes from './Settings.module.css';

interface Props {
  person: Pick<VoiceParticipant, 'userId' | 'user'>;
  /** Below the name. */
  about: string;
  children?: ReactNode;
}

/** Somebody, with what can be done about them. */
export function PersonRow({ person: { userId, user }, about, children }: Props) {
  const name = voiceName(user);
  return (
    <li className={classes.person} data-row={userId}>
      <Avatar id={userId} name={name} picture={user.avatar} />
      <span className={classes.words}>
        <bdi>{name}</bdi>
        <small>{about}</small>
      </span>
      <span className={classes.doings}>{children}</span>
    </li>
  );
}
