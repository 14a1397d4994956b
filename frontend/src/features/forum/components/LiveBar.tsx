import { turkishNumber } from '../../../design/numbers';
import classes from './LiveBar.module.css';

interface Props {
  count: number;
  /** What there is more of: 'yeni konu'. */
  what: string;
  onShow: () => void;
}

/** Tells of what is new; nothing on the page moves before it is pressed. */
export function LiveBar({ count, what, onShow }: Props) {
  return (
    <div className={classes.place} role="status">
      {count > 0 && (
        <button type="button" className={classes.bar} onClick={onShow}>
          {`${turkishNumber(count)} ${what}`}
        </button>
      )}
    </div>
  );
}
