import { POST_FALLBACK_TO_AUTHOR } from '@contracts/blog-fallbacks';
import { POST_TEXT, type SavedPost } from '@contracts/blog-writing';
import { CODE } from '@contracts/envelope';
import { IconArticleOff, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { useMuted } from '../../../calls/useMuted';
import { hasCode, messageOf } from '../../../client/apiError';
import { sessionQuery, useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { SignInPrompt } from '../../../design/SignInPrompt';
import { toast } from '../../../design/toast';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { postQuery } from '../api/posts';
import { PostForm } from '../components/writing/PostForm';
import classes from './PostEditorPage.module.css';

const SAVED: Readonly<Record<SavedPost['status'], string>> = {
  draft: POST_TEXT.savedDone,
  scheduled: POST_TEXT.scheduledDone,
  published: POST_TEXT.publishedDone,
  archived: POST_TEXT.archivedDone,
};

/** What is public is looked at; what is not, or has changed since, is written on. */
function useAfterSave() {
  const navigate = useNavigate();
  return ({ id, slug, status }: SavedPost, goesOn: boolean) => {
    void toast({ text: SAVED[status] });
    if (goesOn) void toast({ text: POST_TEXT.typedMeanwhile });
    void navigate(status === 'published' && !goesOn ? paths.post(slug) : paths.editPost(id), { replace: true });
  };
}

export function CreatePostPage() {
  const { data: member, error, refetch } = useQuery(sessionQuery);
  const muted = useMuted();
  const onSaved = useAfterSave();
  usePageTitle('Yeni yazı · Blog');
  if (member === undefined) return error ? <ErrorState text={POST_TEXT.memberFailed(messageOf(error))} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (member === null) {
    return (
      <div className={classes.note}>
        <SignInPrompt text={POST_TEXT.signInToCreate} redirect={paths.newPost} />
      </div>
    );
  }
  if (muted) return <Muted text={muted} />;
  return <PostForm key={member.id} memberId={member.id} post={null} onSaved={onSaved} />;
}

export function EditPostPage() {
  const { slug = '' } = useParams();
  const member = useMember();
  const muted = useMuted();
  const onSaved = useAfterSave();
  // What is kept on this device may be older than what its writer saved last; it would be written over.
  const { data: post, error, refetch, isFetchedAfterMount } = useQuery({ ...postQuery(slug), refetchOnMount: 'always' });
  usePageTitle(post ? `${post.title} · Düzenle` : 'Yazıyı düzenle');
  if (hasCode(error, CODE.notFound) || hasCode(error, CODE.gone)) return <NotEditable text={messageOf(error)} />;
  if (error && !post) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!post || !member || !isFetchedAfterMount) return <PageSkeleton />;
  if (post.author.id !== member.id) return <NotEditable text={POST_TEXT.notYours} />;
  if (post.hidden) return <NotEditable text={POST_TEXT.hiddenNotEditable} />;
  if (muted) return <Muted text={muted} />;
  return (
    <>
      {post.fallback && (
        <div className={classes.fallback}>
          <Callout tone="warn">{POST_FALLBACK_TO_AUTHOR[post.fallback]}.</Callout>
        </div>
      )}
      <PostForm key={post.id} memberId={member.id} post={post} onSaved={onSaved} />
    </>
  );
}

const Muted = ({ text }: { text: string }) => (
  <div className={classes.note}>
    <Callout tone="warn">{text}</Callout>
  </div>
);

const NotEditable = ({ text }: { text: string }) => (
  <EmptyState icon={text === POST_TEXT.notYours ? <IconLock /> : <IconArticleOff />} heading="h1" title="Bu yazı düzenlenemiyor" text={text}>
    <LinkButton kind="primary" to={paths.ownPosts()}>
      Yazılarım
    </LinkButton>
  </EmptyState>
);
