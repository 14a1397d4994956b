import classes from './Controls.module.css';

/** Somebody has written since the chat was seen; the button says so in words. */
export const News = () => <span className={classes.news} aria-hidden="true" />;
