import { wholeSigns } from '@contracts/rendering/excerpt';
import { VOICE_MESSAGE_TEXT, type VoiceMessage } from '@contracts/voice-messages';
import { memo } from 'react';
import type { Action } from '../../../design/ActionButton';
import { Avatar } from '../../../design/Avatar';
import { exactTime } from '../../../design/dates';
import { clockOfDay } from '../../../design/days';
import { MoreActions } from '../../../design/MoreActions';
import { ReportableMessage } from '../reporting';
import { voiceName } from '../voiceName';
import classes from './Message.module.css';
import { MessageWords } from './MessageWords';

const DELETED = 'Bu mesaj silindi';
/** As much of a message as is needed to know it again. */
const SHOWN = 120;

/** What stands in place of a text that is shown no more; null of one that is. */
const goneOf = ({ isDeleted, isWithheld }: Pick<VoiceMessage, 'isDeleted' | 'isWithheld'>): string | null =>
  isDeleted ? DELETED : isWithheld ? VOICE_MESSAGE_TEXT.withheld : null;

interface Props {
  message: VoiceMessage;
  actionsOf: (message: VoiceMessage) => Action[];
}

/** One message, with who wrote it and when. */
export const MessageItem = memo(function MessageItem({ message, actionsOf }: Props) {
  const { id, userId, user, createdAt, editedAt, isEdited, parent, content } = message;
  const gone = goneOf(message);
  const name = voiceName(user);
  const actions = actionsOf(message);
  return (
    <li className={classes.message} data-message={id}>
      <Avatar id={userId} name={name} picture={user.avatar} size="small" />
      <div>
        <p className={classes.who}>
          <bdi>{name}</bdi>
          <small>
            <time dateTime={createdAt} title={exactTime(createdAt)}>
              {clockOfDay(createdAt)}
            </time>
            {isEdited && !gone && editedAt && <span title={exactTime(editedAt)}> · düzenlendi</span>}
          </small>
        </p>
        {parent && !gone && (
          <p className={classes.quote} dir="auto">
            <bdi>{voiceName(parent.user)}</bdi>: {goneOf(parent) ?? parent.content}
          </p>
        )}
        {gone ? <p className={classes.gone}>{gone}</p> : <MessageWords text={content} />}
      </div>
      <ReportableMessage message={message} words={gone ?? content.slice(0, wholeSigns(content, SHOWN))}>
        {(report) =>
          (report || actions.length > 0) && (
            <span className={classes.menu}>
              <MoreActions about={`mesaj, ${name}, ${clockOfDay(createdAt)}`} actions={report ? [...actions, report] : actions} />
            </span>
          )
        }
      </ReportableMessage>
    </li>
  );
});
