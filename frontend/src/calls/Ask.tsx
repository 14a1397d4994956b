import type { ReactNode } from 'react';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import classes from './Ask.module.css';
import { Failure, type FailureWords } from './Failure';

export interface Asked {
  title: string;
  /** What follows from it, in words. */
  effect: ReactNode;
  /** In a paragraph of its own. */
  more?: ReactNode;
  /** Something is lost by it. */
  isGrave?: boolean;
  calling: { isError: boolean; error: Error | null; isPending: boolean; isSuccess: boolean };
  /** What the failure is called; left out where its sentence says it. */
  failed?: FailureWords;
  onClose: () => void;
}

/** Says what something does before it is done. `verb` stands on the button, `doing` while it runs. */
export function Ask({ title, effect, more, isGrave, verb, doing, calling, failed, onDo, onClose }: Asked & { verb: string; doing: string; onDo: () => void }) {
  return (
    <Dialog title={title} onClose={onClose} footer={null}>
      <div className={classes.dialog}>
        <p>{effect}</p>
        {more && <p>{more}</p>}
        <Failure of={calling} title={failed} />
        <div className={classes.actions}>
          <Button onClick={onClose} data-autofocus>
            Vazgeç
          </Button>
          <Button kind="primary" className={isGrave ? classes.grave : undefined} busy={(calling.isPending || calling.isSuccess) && doing} onClick={onDo}>
            {verb}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
