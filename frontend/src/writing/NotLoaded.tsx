import { Button } from '../design/Button';
import classes from './FormPage.module.css';

/** Below a field whose choices could not be had. */
export const NotLoaded = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p className={classes.problem} role="alert">
    {text}{' '}
    <Button size="small" onClick={onRetry}>
      Tekrar Dene
    </Button>
  </p>
);
