import { CHAT_TEXT } from '@contracts/chat';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { clock } from '../../../design/days';
import classes from './Message.module.css';
import type { Reached } from './rows';

const ICON = { sent: IconCheck, delivered: IconChecks, seen: IconChecks } as const;

/** How far a message has come, in a tick and a word, and since when where that is known. */
export function Status({ reached, at }: { reached: Reached; at: string | null }) {
  const Icon = ICON[reached];
  return (
    <p className={`${classes.under} ${classes.right}`} data-reached={reached}>
      <Icon aria-hidden="true" />
      {CHAT_TEXT[reached]}
      {at !== null && <time dateTime={at}>{clock(at)}</time>}
    </p>
  );
}
