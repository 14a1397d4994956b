import { BLOG_TEXT, type Post, type PostAuthor } from '@contracts/blog';
import { CODE } from '@contracts/envelope';
import { IconArticleOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useSeen } from '../../../calls/useSeen';
import { hasCode, messageOf } from '../../../client/apiError';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { type Action, ActionButton } from '../../../design/ActionButton';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { ReadingColumns } from '../../../design/ReadingColumns';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { postQuery } from '../api/posts';
import { changePost, tellPostView } from '../api/reactions';
import { BlogCategories } from '../components/BlogCategories';
import { Contents, ContentsDialog, FoldedContents } from '../components/Contents';
import { contentsOf, type Entry } from '../components/contents';
import { HIDDEN_TEXT } from '../components/hiddenText';
import { Neighbours, RelatedPosts } from '../components/PostCompany';
import { PostHead } from '../components/PostHead';
import { PostSkeleton } from '../components/PostSkeleton';
import { PostText } from '../components/PostText';
import { ReactionBar, ReactionRail, ReactionRow } from '../components/reactions/Reactions';
import { useReactions } from '../components/reactions/useReactions';
import { SeriesCard, SeriesNext } from '../components/series/SeriesCard';
import { useReadingNoted } from '../components/useReadingNoted';
import { useReadingPlace } from '../components/useReadingPlace';
import classes from './PostPage.module.css';

const PostModeration = lazy(() => import('../components/deciding/PostModeration').then((file) => ({ default: file.PostModeration })));
const PostDecisions = lazy(() => import('../components/deciding/PostDecisions').then((file) => ({ default: file.PostDecisions })));
const TakenDownPost = lazy(() => import('../components/deciding/TakenDownPost').then((file) => ({ default: file.TakenDownPost })));

/** What a post hears of its comments. */
interface Commented {
  onWritten: () => void;
  onRefresh: () => Promise<unknown>;
}
const withOneMore = (post: Post): Post => ({ ...post, comments: post.comments + 1 });

interface Props {
  /** Who wrote it, under the text; what is told of members is the business of another feature. */
  author: (author: PostAuthor) => ReactNode;
  /** What readers say of it, and where one says something oneself. */
  comments: (post: Post, told: Commented) => ReactNode;
  /** A way to hear of more by its author; nothing where there is none. */
  follow: (author: PostAuthor) => ReactNode;
  /** Shows something with the action that reports the post; null where it cannot be reported. */
  report: (post: Post, show: (report: Action | null) => ReactNode) => ReactNode;
}

export function PostPage(props: Props) {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery(postQuery(slug));
  const isGone = hasCode(error, CODE.gone);
  const isMissing = isGone || hasCode(error, CODE.notFound);
  usePageTitle(isMissing ? 'Yazı bulunamadı' : (data?.meta.seoTitle ?? data?.title), data && paths.post(data.slug));
  const member = useMember();
  if (isGone && may(member, 'content.read-hidden')) {
    return (
      <Suspense fallback={<PostSkeleton />}>
        <TakenDownPost name={slug} otherwise={<PostMissing isGone />} />
      </Suspense>
    );
  }
  if (isMissing) return <PostMissing isGone={isGone} />;
  if (data) return data.slug === slug ? <Shown key={data.id} post={data} {...props} /> : <ToPresent post={data} />;
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  return <PostSkeleton />;
}

/** Its id and former addresses lead to the present one, which need not be asked for again. */
function ToPresent({ post }: { post: Post }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    queries.setQueryData(postQuery(post.slug).queryKey, post);
    void navigate({ pathname: paths.post(post.slug), search, hash }, { replace: true });
  }, [queries, navigate, post, search, hash]);
  return <PostSkeleton />;
}

function Shown({ post, author, comments, follow, report }: Props & { post: Post }) {
  const member = useMember();
  const words = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const place = useReadingPlace(words, entries);
  const isPublic = post.status === 'published' && !post.hidden;
  const queries = useQueryClient();
  const reactions = useReactions(post);
  const [isListing, setListing] = useState(false);
  useReadingNoted(post.id, entries, place);
  const moderation = may(member, 'post.moderate') && (
    <Suspense fallback={null}>
      <PostModeration post={post} />
    </Suspense>
  );
  useSeen(isPublic && member !== undefined && !reactions.isOwn ? post.id : null, tellPostView);
  return (
    <ReadingColumns
      side={<BlogCategories filter={null} />}
      acts={isPublic && <ReactionRail reactions={reactions} />}
      bar={isPublic && <ReactionBar reactions={reactions} onContents={entries.length > 0 ? () => setListing(true) : null} />}
      rail={
        <>
          <Contents entries={entries} place={place} minutes={post.reading_time} />
          {isPublic && <SeriesCard postId={post.id} />}
        </>
      }
      railLabel="Yazı bilgisi"
    >
      <div className={classes.progress} aria-hidden="true">
        <i style={{ transform: `scaleX(${place.percent / 100})` }} />
      </div>
      <article>
        <PostHead
          post={post}
          isOwn={member?.id === post.author.id}
          follow={follow(post.author)}
          notice={post.hidden && may(member, 'content.read-hidden') && <Decided post={post} />}
        />
        <FoldedContents entries={entries} />
        <h2 className="visually-hidden">Yazı</h2>
        <PostText html={post.html} source={post.content} place={words} onHeadings={(all) => setEntries(contentsOf(all))} />
        <footer className={classes.end}>
          {isPublic ? (
            <ReactionRow reactions={reactions}>
              <span className={classes.other}>
                {report(post, (action) => action && <ActionButton action={action} />)}
                {moderation}
              </span>
            </ReactionRow>
          ) : (
            moderation
          )}
          {author(post.author)}
          {isPublic && <SeriesNext postId={post.id} />}
          {isPublic && <Neighbours id={post.id} />}
        </footer>
      </article>
      {isPublic &&
        comments(post, { onWritten: () => changePost(queries, post.id, withOneMore), onRefresh: () => queries.invalidateQueries(postQuery(post.slug)) })}
      {isPublic && <RelatedPosts id={post.id} />}
      {isListing && <ContentsDialog entries={entries} place={place} onClose={() => setListing(false)} />}
    </ReadingColumns>
  );
}

/** Why staff find a post hidden. */
const Decided = ({ post }: { post: Post }) => (
  <Suspense fallback={null}>
    <PostDecisions id={post.id} otherwise={<Callout tone="warn">{HIDDEN_TEXT}</Callout>} />
  </Suspense>
);

function PostMissing({ isGone }: { isGone: boolean }) {
  return (
    <EmptyState
      icon={<IconArticleOff />}
      heading="h1"
      title={isGone ? 'Yazı kaldırıldı' : 'Yazı bulunamadı'}
      text={isGone ? BLOG_TEXT.postGone : BLOG_TEXT.postNotFound}
    >
      <LinkButton kind="primary" to={paths.blog()}>
        Bloga dön
      </LinkButton>
    </EmptyState>
  );
}
