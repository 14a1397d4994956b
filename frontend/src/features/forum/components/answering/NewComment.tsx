import type { OwnUser } from '@contracts/accounts';
import { displayName } from '@contracts/accounts';
import { BLOG_COMMENT_TEXT } from '@contracts/blog-comments';
import { useRef, useState } from 'react';
import { useMuted } from '../../../../calls/useMuted';
import { Avatar } from '../../../../design/Avatar';
import { Button } from '../../../../design/Button';
import { useAddAnswered } from '../../api/answeredComments';
import { Composer } from '../Composer';
import { PendingComment } from '../PendingComment';
import type { Commented } from '../thread';
import classes from './AnsweredDiscussion.module.css';
import { useFocusWhenAsked } from './useFocusWhenAsked';
import type { Quoting } from './useQuoting';

interface Props {
  member: OwnUser;
  of: Commented;
  onWritten: () => void;
  quoting: Quoting;
  /** Whether one was begun, here or elsewhere, and not sent. */
  hasDraft: boolean;
}

/** Where a comment begins: one line, until somebody wants to write, or has begun to. */
export function NewComment({ member, of, onWritten, quoting, hasDraft }: Props) {
  const muted = useMuted();
  const [isWanted, setWanted] = useState(false);
  const adding = useAddAnswered({ above: of, parentId: null, onAdded: onWritten });
  const isOpen = isWanted || Boolean(muted) || hasDraft || quoting.presses > 0;
  return (
    <>
      <div className={classes.write}>
        {isOpen ? (
          <Writing member={member} of={of} adding={adding} quoting={quoting} presses={(isWanted ? 1 : 0) + quoting.presses} />
        ) : (
          <>
            <Avatar id={member.id} name={displayName(member)} picture={member.avatar} />
            <button type="button" className={classes.begin} onClick={() => setWanted(true)}>
              {BLOG_COMMENT_TEXT.placeholder}
            </button>
            {/* What is filled on the page of a project is the way to apply. */}
            <span className={classes.send}>
              <Button kind={of.kind === 'project' ? 'plain' : 'primary'} onClick={() => setWanted(true)}>
                {BLOG_COMMENT_TEXT.send}
              </Button>
            </span>
          </>
        )}
      </div>
      {adding.isPending && (
        <PendingComment member={member} name="Yorum" request={adding.variables} quoted={quoting.find(adding.variables.quotedComment) ?? undefined} />
      )}
    </>
  );
}

interface WritingProps extends Pick<Props, 'member' | 'of' | 'quoting'> {
  adding: ReturnType<typeof useAddAnswered>;
  /** How often somebody has asked to write. */
  presses: number;
}

function Writing({ member, of, adding, quoting, presses }: WritingProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusWhenAsked(field, presses);
  return (
    <div className={classes.writing}>
      <Composer
        member={member}
        to={of}
        words={{ placeholder: BLOG_COMMENT_TEXT.placeholder, send: BLOG_COMMENT_TEXT.send }}
        quoted={quoting.quoted}
        onUnquote={quoting.unquote}
        onRestoreQuote={quoting.restore}
        returned={quoting.words}
        sending={adding}
        field={field}
      />
    </div>
  );
}
