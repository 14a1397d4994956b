import {
  CHANNEL_LABEL,
  type ChooseNotificationRequest,
  isMailedOnly,
  MAIL_CHOICE_LABEL,
  type MailChoice,
  mailChoicesOf,
  NOTIFICATION_LABEL,
  type NotificationType,
  type TypeChoices,
} from '@contracts/notifications';
import { NativeSelect, Switch } from '@mantine/core';
import classes from './ChoiceRow.module.css';

interface Props {
  type: NotificationType;
  choices: TypeChoices;
  onChoose: (choice: ChooseNotificationRequest) => void;
}

/** One type: whether the centre shows it, and whether and how often it is mailed. */
export function ChoiceRow({ type, choices, onChoose }: Props) {
  const mail = (choice: MailChoice) =>
    onChoose(choice === 'off' ? { type, channel: 'email', wanted: false } : { type, channel: 'email', wanted: true, frequency: choice });
  return (
    <div className={classes.row}>
      <span className={classes.label}>{NOTIFICATION_LABEL[type]}</span>
      {!isMailedOnly(type) && (
        <Switch
          label={CHANNEL_LABEL.in_app}
          labelPosition="left"
          classNames={{ body: classes.switch }}
          aria-label={`${NOTIFICATION_LABEL[type]}: ${CHANNEL_LABEL.in_app}`}
          checked={choices.in_app}
          onChange={(event) => onChoose({ type, channel: 'in_app', wanted: event.currentTarget.checked })}
        />
      )}
      <div className={classes.mail}>
        <span aria-hidden="true">{CHANNEL_LABEL.email}</span>
        <NativeSelect
          aria-label={`${NOTIFICATION_LABEL[type]}: ${CHANNEL_LABEL.email}`}
          value={choices.email}
          data={mailChoicesOf(type).map((choice) => ({ value: choice, label: MAIL_CHOICE_LABEL[choice] }))}
          onChange={(event) => mail(event.currentTarget.value as MailChoice)}
        />
      </div>
    </div>
  );
}
