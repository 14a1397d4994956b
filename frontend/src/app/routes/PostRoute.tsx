import type { Author } from '@contracts/accounts';
import type { PostAuthor } from '@contracts/blog';
import { useMember } from '../../client/session';
import { PostPage } from '../../features/blog/pages/PostPage';
import { AnsweredDiscussion } from '../../features/forum/components/answering/AnsweredDiscussion';
import { AuthorBox } from '../../features/members/components/AuthorBox';
import { AuthorFollow } from '../../features/members/components/AuthorFollow';
import { Reporting } from '../../features/moderation/components/Reporting';
import { ReadAbout } from '../../features/notifications/components/ReadAbout';

/** A post says under one name who wrote it. */
const asAuthor = ({ id, username, name, avatar }: PostAuthor): Author => ({
  ...{ id, username, avatar, display_name: name },
  ...{ first_name: null, last_name: null, role: 'user' },
});

/** Guests are told of nothing. */
const ReadAboutPost = ({ postId }: { postId: string }) => useMember() && <ReadAbout postId={postId} />;

export const PostRoute = () => (
  <PostPage
    author={(author) => <AuthorBox author={author} />}
    comments={({ id, slug, title, author, comments }, told) => (
      <>
        <ReadAboutPost postId={id} />
        <AnsweredDiscussion
          of={{ kind: 'post', id, name: slug, title, authorId: author.id, closed: null }}
          count={comments}
          {...told}
          report={(target, show) => <Reporting target={target}>{show}</Reporting>}
        />
      </>
    )}
    follow={(author) => <AuthorFollow author={author} />}
    report={({ id, title, author }, show) => <Reporting target={{ type: 'blog_post', id, title, author: asAuthor(author) }}>{show}</Reporting>}
  />
);
