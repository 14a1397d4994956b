import { aboveChannel } from '@contracts/above';
import { BLOG_COMMENT_SORT_LABEL, BLOG_COMMENT_SORTS, BLOG_COMMENT_TEXT, type BlogCommentSort } from '@contracts/blog-comments';
import { FORUM_TEXT } from '@contracts/forum';
import { READING_TEXT } from '@contracts/reading';
import { NativeSelect } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMuted } from '../../../../calls/useMuted';
import { messageOf } from '../../../../client/apiError';
import { useMember } from '../../../../client/session';
import { Callout } from '../../../../design/Callout';
import card from '../../../../design/Card.module.css';
import { EmptyState } from '../../../../design/EmptyState';
import { ErrorState } from '../../../../design/ErrorState';
import { LoadingState } from '../../../../design/LoadingState';
import { MoreButton } from '../../../../design/MoreButton';
import { turkishNumber } from '../../../../design/numbers';
import { SignInPrompt } from '../../../../design/SignInPrompt';
import { COMMENTS } from '../../../../paths';
import { heldAnsweredQuery, refreshAnswered } from '../../api/answeredComments';
import { HeldComments } from '../HeldComments';
import { HighlightedInView } from '../HighlightedInView';
import { NewCommentsBar } from '../NewCommentsBar';
import { OlderButton } from '../OlderButton';
import { QuoteSelection } from '../quoting/QuoteSelection';
import type { RenderReport } from '../Reportable';
import { answeredThread, type Commented } from '../thread';
import { WatchButton } from '../WatchButton';
import { AnsweredComment } from './AnsweredComment';
import classes from './AnsweredDiscussion.module.css';
import { NewComment } from './NewComment';
import { useAnsweredComments } from './useAnsweredComments';
import { useAnsweredRead } from './useAnsweredRead';
import { useAnsweredStepping } from './useAnsweredStepping';
import { useBegunComments } from './useBegunComments';
import { useQuoting } from './useQuoting';

interface Props {
  of: Commented;
  /** Comments and replies that everybody can read. */
  count: number;
  /** Told when one was written. */
  onWritten: () => void;
  /** Asks again for what is commented itself. */
  onRefresh: () => Promise<unknown>;
  report: RenderReport;
}

/** What readers say of a post or a project, and where one says something oneself. */
export function AnsweredDiscussion({ of, count, onWritten, onRefresh, report }: Props) {
  const member = useMember();
  const queries = useQueryClient();
  const [sort, setSort] = useState<BlogCommentSort>('newest');
  const list = useAnsweredComments(of, sort);
  const { comments, data } = list;
  const thread = answeredThread(of);
  const hasDraft = useBegunComments();
  const quoting = useQuoting(of);
  const muted = useMuted();
  const heading = useId();
  const place = useShownByAddress();
  const read = useAnsweredRead(of.id, data ? comments : null, place);
  const said = useAnsweredStepping(list, sort, read.opened);
  const shown = comments.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);
  return (
    <section id={COMMENTS} ref={place} tabIndex={-1} className={classes.discussion} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading}>{turkishNumber(count)} yorum</h2>
        {member && <WatchButton of={of} />}
        {count > 1 && (
          <NativeSelect
            aria-label="Yorumların sırası"
            value={sort}
            data={BLOG_COMMENT_SORTS.map((value) => ({ value, label: BLOG_COMMENT_SORT_LABEL[value] }))}
            onChange={(event) => setSort(BLOG_COMMENT_SORTS.find((each) => each === event.currentTarget.value) ?? 'newest')}
          />
        )}
      </header>
      {list.lost && (
        <Callout tone="warn" role="status">
          {READING_TEXT.lost}
        </Callout>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <NewCommentsBar
        channel={aboveChannel(of)}
        shown={shown}
        onRefresh={(isMissed) => Promise.all([refreshAnswered(queries, of), ...(isMissed ? [] : [onRefresh()])])}
      />
      <div className={card.card}>
        {of.closed !== null && <p className={classes.closed}>{of.closed}</p>}
        {of.closed === null && member === null && (
          <div className={classes.write}>
            <SignInPrompt text={FORUM_TEXT.signInToComment} redirect={`${thread.home}#${COMMENTS}`} />
          </div>
        )}
        {of.closed === null && member && <NewComment member={member} of={of} onWritten={onWritten} quoting={quoting} hasDraft={hasDraft(of.id)} />}
        {member && <HeldComments of={heldAnsweredQuery(of, member.id)} memberId={member.id} onWords={() => false} />}
        {list.isPending && <LoadingState />}
        {list.isError && !data && <ErrorState text={messageOf(list.error)} onRetry={() => list.refetch()} />}
        {data && comments.length === 0 && (
          <EmptyState icon={<IconMessagePlus />} heading="h2" title={of.closed === null ? BLOG_COMMENT_TEXT.none : 'Yorum yok'} />
        )}
        {list.hasPreviousPage && (
          <OlderButton count={list.before} loading={list.isFetchingPreviousPage} failed={list.isFetchPreviousPageError} onOlder={list.showOlder} />
        )}
        {comments.map((comment) => (
          <AnsweredComment
            key={comment.id}
            comment={comment}
            above={of}
            thread={thread}
            isOpen={of.closed === null}
            highlighted={list.highlighted}
            report={report}
            onWritten={onWritten}
            onQuote={quoting.quote}
            hasDraft={hasDraft(comment.id)}
            read={read}
          />
        ))}
        <HighlightedInView comments={list} />
      </div>
      {of.closed === null && member && !muted && <QuoteSelection onQuote={quoting.quoteWords} />}
      {list.hasNextPage && (
        <MoreButton pages={data?.pages.length ?? 0} loading={list.isFetchingNextPage} failed={list.isFetchNextPageError} onMore={() => list.fetchNextPage()} />
      )}
    </section>
  );
}

/** The comments come after their page, so that the browser has looked for them in vain. */
function useShownByAddress() {
  const place = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link leads there again
  useEffect(() => {
    if (hash !== `#${COMMENTS}`) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return place;
}
