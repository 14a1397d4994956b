import { displayName } from '@contracts/accounts';
import { FORUM_TEXT, type QuotedComment } from '@contracts/forum';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFolded } from '../../../calls/useFolded';
import { FoldedNote } from '../../../design/FoldedNote';
import { commentAnchor } from '../../../paths';
import classes from './Post.module.css';

/** The beginning of the comment that is answered; leads to it. */
export function Quote({ quoted }: { quoted: QuotedComment }) {
  const id = useId();
  const { folded, show } = useFolded(quoted.users?.id, id);
  if (quoted.excerpt === null) return <div className={classes.quote}>{FORUM_TEXT.commentNotFound}</div>;
  if (folded)
    return (
      <div className={classes.quote}>
        <FoldedNote onShow={show} />
      </div>
    );
  return (
    <Link id={id} to={{ hash: commentAnchor(quoted.id) }} className={classes.quote}>
      <b>{displayName(quoted.users)}:</b> {quoted.excerpt}
    </Link>
  );
}
