import { displayName } from '@contracts/accounts';
import { FORUM_TEXT, type QuotedComment } from '@contracts/forum';
import { Link } from 'react-router-dom';
import { commentAnchor } from '../../../paths';
import classes from './Post.module.css';

/** The beginning of the comment that is answered; leads to it. */
export function Quote({ quoted }: { quoted: QuotedComment }) {
  if (quoted.excerpt === null) return <div className={classes.quote}>{FORUM_TEXT.commentNotFound}</div>;
  return (
    <Link to={{ hash: commentAnchor(quoted.id) }} className={classes.quote}>
      <b>{displayName(quoted.users)}:</b> {quoted.excerpt}
    </Link>
  );
}
