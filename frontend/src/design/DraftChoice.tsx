import { DRAFT_TEXT } from '@contracts/drafts';
import { Button } from './Button';
import { Callout } from './Callout';
import classes from './DraftChoice.module.css';

interface Props {
  /** What it is a draft of, where that is not plain. */
  of?: string;
  hasNewer: boolean;
  openNewer: () => void;
  keepThis: () => void;
}

/** Two texts of one draft: whoever wrote them says which one stays. */
export function DraftChoice({ of, hasNewer, openNewer, keepThis }: Props) {
  if (!hasNewer) return null;
  return (
    <Callout tone="warn" role="status">
      <div className={classes.choice}>
        <span>
          {of && `${of}: `}
          {DRAFT_TEXT.newer}
        </span>
        <span className={classes.buttons}>
          <Button size="small" onClick={openNewer}>
            {DRAFT_TEXT.open}
          </Button>
          <Button size="small" onClick={keepThis}>
            {DRAFT_TEXT.keep}
          </Button>
        </span>
      </div>
    </Callout>
  );
}
