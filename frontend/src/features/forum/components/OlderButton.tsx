import { READING_TEXT } from '@contracts/reading';
import { IconArrowUp } from '@tabler/icons-react';
import { Button } from '../../../design/Button';
import classes from '../../../design/MoreButton.module.css';
import { turkishNumber } from '../../../design/numbers';

interface Props {
  /** How many comments stand above. */
  count: number;
  loading: boolean;
  failed: boolean;
  onOlder: () => void;
}

/** Only on a press: what comes by itself above what one reads would be in the way. */
export function OlderButton({ count, loading, failed, onOlder }: Props) {
  return (
    <div className={classes.more}>
      <Button icon={<IconArrowUp aria-hidden="true" />} onClick={onOlder} busy={loading && 'Yükleniyor...'}>
        {failed ? 'Tekrar Dene' : `${READING_TEXT.older} (${turkishNumber(count)})`}
      </Button>
    </div>
  );
}
