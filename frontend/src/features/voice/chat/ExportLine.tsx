import type { VoiceMessage } from '@contracts/voice-messages';
import { exactTime } from '../../../design/dates';
import { clockOfDay } from '../../../design/days';
import { voiceName } from '../voiceName';
import classes from './Message.module.css';

/** Says among the messages that the owner took them along. */
export const ExportLine = ({ message: { id, user, createdAt } }: { message: VoiceMessage }) => (
  <li className={classes.line} data-message={id}>
    <bdi>{voiceName(user)}</bdi> odanın verilerini ve mesajlarını dışa aktardı ·{' '}
    <time dateTime={createdAt} title={exactTime(createdAt)}>
      {clockOfDay(createdAt)}
    </time>
  </li>
);
