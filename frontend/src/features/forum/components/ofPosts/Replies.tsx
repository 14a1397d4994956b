import { BLOG_COMMENT_TEXT, type BlogComment } from '@contracts/blog-comments';
import { READING_TEXT } from '@contracts/reading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { rowsOf } from '../../../../client/reads';
import { Button } from '../../../../design/Button';
import { turkishNumber } from '../../../../design/numbers';
import { repliesQuery } from '../../api/postComments';
import classes from './PostDiscussion.module.css';

interface Props {
  comment: BlogComment;
  children: (reply: BlogComment) => ReactNode;
}

/** What was replied to a comment: the page that came with it, and page by page the others. */
export function Replies({ comment, children }: Props) {
  const [asked, setAsked] = useState<Way | null>(null);
  if (asked)
    return (
      <AskedReplies comment={comment} first={asked}>
        {children}
      </AskedReplies>
    );
  const { replies, pagination } = comment;
  return (
    <Thread label={`${turkishNumber(comment.reply_count)} yanıt`} isEmpty={replies.length === 0}>
      {pagination.offset > 0 && <WayButton words={READING_TEXT.older} onPress={() => setAsked('before')} />}
      {replies.map(children)}
      {pagination.hasMore && <WayButton words={BLOG_COMMENT_TEXT.moreReplies} onPress={() => setAsked('after')} />}
    </Thread>
  );
}

function AskedReplies({ comment, first, children }: Props & { first: Way }) {
  const list = useInfiniteQuery(repliesQuery(comment));
  const go = useEffectEvent((way: Way) => void (way === 'after' ? list.fetchNextPage() : list.fetchPreviousPage()));
  useEffect(() => go(first), [first]);
  const replies = rowsOf(list.data.pages);
  return (
    <Thread label={`${turkishNumber(comment.reply_count)} yanıt`} isEmpty={false}>
      {list.hasPreviousPage && (
        <WayButton
          words={READING_TEXT.older}
          isBusy={list.isFetchingPreviousPage}
          hasFailed={list.isFetchPreviousPageError}
          onPress={() => void list.fetchPreviousPage()}
        />
      )}
      {replies.map(children)}
      {list.hasNextPage && (
        <WayButton
          words={BLOG_COMMENT_TEXT.moreReplies}
          isBusy={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onPress={() => void list.fetchNextPage()}
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

/** Where more of them are. */
type Way = 'before' | 'after';

interface WayProps {
  words: string;
  isBusy?: boolean;
  hasFailed?: boolean;
  onPress: () => void;
}

const WayButton = ({ words, isBusy = false, hasFailed = false, onPress }: WayProps) => (
  <div className={classes.way}>
    <Button kind="quiet" size="small" busy={isBusy && 'Yükleniyor...'} onClick={onPress}>
      {hasFailed ? 'Tekrar Dene' : words}
    </Button>
  </div>
);
