import type { Post } from '@contracts/blog';
import { POST_TEXT } from '@contracts/blog-writing';
import { DRAFT_TEXT } from '@contracts/drafts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import { postQuery } from '../../api/posts';
import classes from './PostForm.module.css';
import { fieldsOf, type PostFields } from './postFields';

interface Props {
  post: Post;
  /** Goes on with what is typed, over the version that there is now. */
  onKeep: (version: number) => void;
  onTake: (fields: PostFields) => void;
}

/** The post was saved elsewhere since this text was begun: whoever writes it says which one stays. */
export function ChangedMeanwhile({ post, onKeep, onTake }: Props) {
  const { data = post, refetch } = useQuery({ ...postQuery(post.id), staleTime: 0 });
  /** What is kept here may be older than what the server refused for. */
  const newest = async () => (await refetch()).data ?? data;
  return (
    <Callout tone="warn" role="status">
      {POST_TEXT.changedMeanwhile}
      <div className={classes.changed}>
        <Button size="small" onClick={() => void newest().then(({ version }) => onKeep(version))}>
          {DRAFT_TEXT.keptMine}
        </Button>
        <Button size="small" onClick={() => void newest().then((theirs) => onTake(fieldsOf(theirs)))}>
          {DRAFT_TEXT.takeTheirs}
        </Button>
      </div>
    </Callout>
  );
}
