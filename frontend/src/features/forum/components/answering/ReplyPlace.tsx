import type { Above } from '@contracts/above';
import type { OwnUser } from '@contracts/accounts';
import { BLOG_COMMENT_TEXT } from '@contracts/blog-comments';
import { useMemo, useRef } from 'react';
import { Button } from '../../../../design/Button';
import type { Answered } from '../../api/answeredAt';
import { useAddAnswered } from '../../api/answeredComments';
import { Composer } from '../Composer';
import { PendingComment } from '../PendingComment';
import classes from './AnsweredDiscussion.module.css';
import { useFocusWhenAsked } from './useFocusWhenAsked';

interface Props {
  member: OwnUser;
  above: Above;
  comment: Answered;
  /** Of what stands above. */
  title: string;
  /** Null where what was typed before is shown without a press. */
  answered: { press: number; begin: string } | null;
  onSent: (replyId: string) => void;
  onClose: () => void;
}

/** Where a reply to a comment is written. */
export function ReplyPlace({ member, above, comment, title, answered, onSent, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useAddAnswered({
    above,
    parentId: comment.id,
    onAdded: ({ id }) => onSent(id),
  });
  useFocusWhenAsked(field, answered?.press ?? 0);
  const begin = answered?.begin ?? '';
  const returned = useMemo(() => (begin ? { content: begin } : null), [begin]);
  return (
    <div className={classes.replies}>
      {adding.isPending && <PendingComment member={member} name="Yanıt" request={adding.variables} />}
      <div className={classes.replying}>
        <Composer
          member={member}
          to={{ id: comment.id, title }}
          words={{ placeholder: BLOG_COMMENT_TEXT.replyPlaceholder, send: BLOG_COMMENT_TEXT.reply }}
          returned={returned}
          sending={adding}
          field={field}
          beside={<Button onClick={onClose}>Vazgeç</Button>}
        />
      </div>
    </div>
  );
}
