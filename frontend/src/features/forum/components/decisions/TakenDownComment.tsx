import type { CommentText } from '@contracts/forum';
import { IconMessageOff } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useMember } from '../../../../client/session';
import { Button } from '../../../../design/Button';
import { commentAnchor } from '../../../../paths';
import classes from './decisions.module.css';
import { isFoldedFor } from './isFoldedFor';
import { TakenDownText } from './TakenDownText';

interface Props {
  comment: CommentText;
  name: string;
  number: string | null;
  tools: ReactNode;
}

/** A comment that was taken down, folded up in its place; opened, it says what stood there and who decided. */
export function TakenDownComment({ comment, name, number, tools }: Props) {
  const member = useMember();
  const [open, setOpen] = useState(false);
  const textId = useId();
  return (
    <article id={commentAnchor(comment.id)} className={classes.collapsed} aria-label={name} tabIndex={-1}>
      <IconMessageOff aria-hidden="true" />
      <span className={classes.notice}>{comment.notice}</span>
      {isFoldedFor(member, comment) && (
        <Button kind="quiet" size="small" aria-expanded={open} aria-controls={open ? textId : undefined} onClick={() => setOpen(!open)}>
          {open ? 'Kapat' : 'Göster'}
        </Button>
      )}
      {tools}
      <span className={classes.number}>{number}</span>
      {open && <TakenDownText id={textId} commentId={comment.id} />}
    </article>
  );
}
