import classes from './Markdown.module.css';

/** A text as it was typed, with its lines. */
export const PlainText = ({ source }: { source: string }) => <div className={`${classes.text} ${classes.plain}`}>{source}</div>;
