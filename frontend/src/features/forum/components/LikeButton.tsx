import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMember } from '../../../client/session';
import { Button, LinkButton } from '../../../design/Button';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import type { Likeable } from '../api/likedQuery';
import { useLike } from '../api/likes';
import classes from './LikeButton.module.css';

interface Props {
  text: Likeable;
  likes: number;
}

/** Guests are led to sign in and come back to what they wanted to like. */
export function LikeButton({ text, likes }: Props) {
  const member = useMember();
  if (member) return <MemberLike text={text} likes={likes} />;
  const here = text.type === 'topic' ? paths.topic(text.id) : text.thread.path(text.id);
  return (
    <LinkButton kind="quiet" size="small" icon={<IconHeart aria-hidden="true" />} to={paths.login({ reason: 'auth_required', redirect: here })}>
      <Label likes={likes} />
    </LinkButton>
  );
}

function MemberLike({ text, likes }: Props) {
  const { liked, toggle } = useLike(text);
  const Icon = liked ? IconHeartFilled : IconHeart;
  return (
    <Button kind="quiet" size="small" className={classes.like} aria-pressed={liked} icon={<Icon aria-hidden="true" />} onClick={toggle}>
      <Label likes={likes} />
    </Button>
  );
}

function Label({ likes }: { likes: number }) {
  return (
    <span>
      Beğen{' '}
      {likes > 0 && (
        <span className={classes.count}>
          {turkishNumber(likes)}
          <span className="visually-hidden"> beğeni</span>
        </span>
      )}
    </span>
  );
}
