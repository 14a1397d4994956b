import type { VoiceMessage } from '@contracts/voice-messages';
import { memo } from 'react';
import type { Action } from '../../../design/ActionButton';
import { Avatar } from '../../../design/Avatar';
import { exactTime } from '../../../design/dates';
import { clockOfDay } from '../../../design/days';
import { MoreActions } from '../../../design/MoreActions';
import { voiceName } from '../voiceName';
import classes from './Chat.module.css';
import { MessageWords } from './MessageWords';

const DELETED = 'Bu mesaj silindi';

interface Props {
  message: VoiceMessage;
  actionsOf: (message: VoiceMessage) => Action[];
}

/** One message, with who wrote it and when. */
export const MessageItem = memo(function MessageItem({ message, actionsOf }: Props) {
  const { id, userId, user, createdAt, editedAt, isEdited, isDeleted, parent, content } = message;
  const name = voiceName(user);
  const actions = actionsOf(message);
  return (
    <li className={classes.message} data-message={id}>
      <Avatar id={userId} name={name} picture={user.avatar} size="small" />
      <div className={classes.said}>
        <p className={classes.who}>
          <bdi>{name}</bdi>
          <small>
            <time dateTime={createdAt} title={exactTime(createdAt)}>
              {clockOfDay(createdAt)}
            </time>
            {isEdited && !isDeleted && editedAt && <span title={exactTime(editedAt)}> · düzenlendi</span>}
          </small>
        </p>
        {parent && !isDeleted && (
          <p className={classes.quote} dir="auto">
            <bdi>{voiceName(parent.user)}</bdi>: {parent.isDeleted ? DELETED : parent.content}
          </p>
        )}
        {isDeleted ? <p className={classes.gone}>{DELETED}</p> : <MessageWords text={content} />}
      </div>
      {actions.length > 0 && (
        <span className={classes.menu}>
          <MoreActions about={`mesaj, ${name}, ${clockOfDay(createdAt)}`} actions={actions} />
        </span>
      )}
    </li>
  );
});
