import { FOLLOW_TEXT } from '@contracts/follow';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../design/Button';
import { useFollow } from '../api/follow';

interface Props {
  id: string;
  /** Of a page where following is the first thing to do. */
  isPrimary?: boolean;
  /** Within a line of other words. */
  isQuiet?: boolean;
  className?: string;
}

export function FollowButton({ id, isPrimary = false, isQuiet = false, className }: Props) {
  const { following, toggle } = useFollow(id);
  if (isQuiet)
    return (
      <Button kind="quiet" size="small" className={className} aria-pressed={following} onClick={toggle}>
        {following ? FOLLOW_TEXT.following : FOLLOW_TEXT.follow}
      </Button>
    );
  return (
    <Button
      kind={isPrimary && !following ? 'primary' : 'plain'}
      className={className}
      icon={following ? <IconCheck aria-hidden="true" /> : <IconPlus aria-hidden="true" />}
      aria-pressed={following}
      onClick={toggle}
    >
      {following ? FOLLOW_TEXT.following : FOLLOW_TEXT.follow}
    </Button>
  );
}
