import { badgeText } from '@contracts/notifications';
import { turkishNumber } from '../../../design/numbers';
import frame from '../window/Frame.module.css';

interface Props {
  count: number;
  /** What is counted, for those who hear it. */
  what: string;
  isQuiet?: boolean;
}

/** How many wait in a row or behind a tab. */
export const UnreadBadge = ({ count, what, isQuiet }: Props) => (
  <span className={frame.badge} data-quiet={isQuiet || undefined}>
    <span aria-hidden="true">{badgeText(count)}</span>
    <span className="visually-hidden">
      {turkishNumber(count)} {what}
    </span>
  </span>
);
