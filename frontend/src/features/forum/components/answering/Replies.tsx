import type { Above } from '@contracts/above';
import { BLOG_COMMENT_TEXT } from '@contracts/blog-comments';
import { READING_TEXT } from '@contracts/reading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { rowsOf } from '../../../../client/reads';
import { Button } from '../../../../design/Button';
import { turkishNumber } from '../../../../design/numbers';
import { commentAnchor } from '../../../../paths';
import type { Answered } from '../../api/answeredAt';
import { repliesQuery } from '../../api/answeredComments';
import classes from './AnsweredDiscussion.module.css';

interface Props {
  above: Above;
  comment: Answered;
  /** Whether some that are not shown yet may be new. */
  hasNew: boolean;
  children: (reply: Answered) => ReactNode;
}

/** What was replied to a comment: the page that came with it, and page by page the others. */
export function Replies({ above, comment, hasNew, children }: Props) {
  const [asked, setAsked] = useState<Way | null>(null);
  if (asked)
    return (
      <AskedReplies above={above} comment={comment} hasNew={hasNew} first={asked}>
        {children}
      </AskedReplies>
    );
  const { replies, pagination } = comment;
  return (
    <Thread label={`${turkishNumber(comment.reply_count)} yanıt`} isEmpty={replies.length === 0}>
      {pagination.offset > 0 && <WayButton words={READING_TEXT.older} onPress={() => setAsked('before')} />}
      {replies.map(children)}
      {pagination.hasMore && <WayButton words={BLOG_COMMENT_TEXT.moreReplies} hasNew={hasNew} onPress={() => setAsked('after')} />}
    </Thread>
  );
}

function AskedReplies({ above, comment, hasNew, first, children }: Props & { first: Way }) {
  const list = useInfiniteQuery(repliesQuery(above, comment));
  const shown = useRef(new Set(comment.replies.map(({ id }) => id)));
  /** Whether more were asked for; what comes by itself leaves its reader alone. */
  const isAsked = useRef(false);
  const ask = (way: Way) => {
    isAsked.current = true;
    void (way === 'after' ? list.fetchNextPage() : list.fetchPreviousPage());
  };
  const go = useEffectEvent(ask);
  useEffect(() => go(first), [first]);
  const replies = rowsOf(list.data.pages);
  const count = replies.length;
  const goToFirst = useEffectEvent(() => {
    const come = replies.find(({ id }) => !shown.current.has(id));
    for (const { id } of replies) shown.current.add(id);
    if (!come || !isAsked.current) return;
    isAsked.current = false;
    // The button that asked for them may be gone.
    if (!isElsewhere()) document.getElementById(commentAnchor(come.id))?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page that has come
  useEffect(() => goToFirst(), [count]);
  return (
    <Thread label={`${turkishNumber(comment.reply_count)} yanıt`} isEmpty={false}>
      {list.hasPreviousPage && (
        <WayButton words={READING_TEXT.older} isBusy={list.isFetchingPreviousPage} hasFailed={list.isFetchPreviousPageError} onPress={() => ask('before')} />
      )}
      {replies.map(children)}
      {list.hasNextPage && (
        <WayButton
          words={BLOG_COMMENT_TEXT.moreReplies}
          hasNew={hasNew}
          isBusy={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onPress={() => ask('after')}
        />
      )}
    </Thread>
  );
}

function Thread({ label, isEmpty, children }: { label: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <section className={classes.replies} aria-label={label}>
      {children}
    </section>
  );
}

/** Whether the focus is on something else than the button that was pressed. */
const isElsewhere = () => document.activeElement?.matches('input, textarea, article') === true;

/** Where more of them are. */
type Way = 'before' | 'after';

interface WayProps {
  words: string;
  hasNew?: boolean;
  isBusy?: boolean;
  hasFailed?: boolean;
  onPress: () => void;
}

const WayButton = ({ words, hasNew = false, isBusy = false, hasFailed = false, onPress }: WayProps) => (
  <div className={classes.way}>
    <Button kind="quiet" size="small" busy={isBusy && 'Yükleniyor...'} data-unread={hasNew || undefined} onClick={onPress}>
      {hasFailed ? 'Tekrar Dene' : words}
      {hasNew && ' · yeni'}
    </Button>
  </div>
);
