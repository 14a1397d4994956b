import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type ChatList } from '@contracts/chat';
import { IconUsers } from '@tabler/icons-react';
import { changeDesk } from '../desk/desk';
import classes from './Panel.module.css';
import { UnreadBadge } from './UnreadBadge';

/** Leads to what strangers wrote. */
export const RequestsRow = ({ count, newest }: ChatList['requests']) => (
  <li className={classes.row}>
    <button type="button" className={classes.open} onClick={() => changeDesk({ isAtRequests: true })}>
      <span className={classes.strangers} aria-hidden="true">
        <IconUsers />
      </span>
      <span className={classes.name}>{CHAT_TEXT.requests}</span>
      {newest && <bdi className={classes.preview}>{displayName(newest)}</bdi>}
      <span className={classes.state}>
        <UnreadBadge count={count} what="istek" isQuiet />
      </span>
    </button>
  </li>
);
