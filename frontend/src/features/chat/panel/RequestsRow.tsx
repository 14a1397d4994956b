import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type ChatList } from '@contracts/chat';
import { IconUsers } from '@tabler/icons-react';
import { turkishNumber } from '../../../design/numbers';
import { changeDesk } from '../desk/desk';
import frame from '../window/Frame.module.css';
import { badgeText } from './badge';
import classes from './Panel.module.css';

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
        <span className={frame.badge} data-quiet>
          <span aria-hidden="true">{badgeText(count)}</span>
          <span className="visually-hidden">{turkishNumber(count)} istek</span>
        </span>
      </span>
    </button>
  </li>
);
