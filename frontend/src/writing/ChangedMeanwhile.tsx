import { DRAFT_TEXT } from '@contracts/drafts';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import classes from './FormPage.module.css';

interface Props<Saved> {
  /** What has changed, in a sentence. */
  text: string;
  /** How it stands on the server by now: what is kept here may be older than what the server refused for. */
  newest: () => Promise<Saved>;
  /** Goes on with what is typed, over the version that there is now. */
  onKeep: (saved: Saved) => void;
  onTake: (saved: Saved) => void;
}

/** It was saved elsewhere since this text was begun: whoever writes it says which one stays. */
export const ChangedMeanwhile = <Saved,>({ text, newest, onKeep, onTake }: Props<Saved>) => (
  <Callout tone="warn" role="status">
    {text}
    <div className={classes.changed}>
      <Button size="small" onClick={() => void newest().then(onKeep)}>
        {DRAFT_TEXT.keptMine}
      </Button>
      <Button size="small" onClick={() => void newest().then(onTake)}>
        {DRAFT_TEXT.takeTheirs}
      </Button>
    </div>
  </Callout>
);
