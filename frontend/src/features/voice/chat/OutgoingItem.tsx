import type { VoiceUser } from '@contracts/voice';
import { Avatar } from '../../../design/Avatar';
import { voiceName } from '../voiceName';
import classes from './Message.module.css';
import { MessageWords } from './MessageWords';
import type { Outgoing } from './sending';

/** What was written and is not answered yet. */
export function OutgoingItem({ entry: { content, parent }, memberId, user }: { entry: Outgoing; memberId: string; user: VoiceUser }) {
  const name = voiceName(user);
  return (
    <li className={classes.message} data-outgoing>
      <Avatar id={memberId} name={name} picture={user.avatar} size="small" />
      <div>
        <p className={classes.who}>
          <bdi>{name}</bdi>
          <small>Gönderiliyor…</small>
        </p>
        {parent && (
          <p className={classes.quote} dir="auto">
            <bdi>{voiceName(parent.user)}</bdi>: {parent.content}
          </p>
        )}
        <MessageWords text={content} />
      </div>
    </li>
  );
}
