import { Loader } from '@mantine/core';
import classes from './Message.module.css';

/** Where no skeleton could foretell the shape of what comes. */
export function LoadingState() {
  return (
    <div className={classes.message} role="status">
      <span className={classes.icon} aria-hidden="true">
        <Loader size="sm" color="currentColor" />
      </span>
      <p className={classes.title}>Yükleniyor...</p>
      <p className={classes.text}>Veriler çekiliyor</p>
    </div>
  );
}
