import { FollowButton } from './FollowButton';
import { useMayFollow } from './useMayFollow';

/** Beside the name of who wrote something: a quiet way to hear of more. */
export function AuthorFollow({ author: { id, username } }: { author: { id: string; username: string } }) {
  return useMayFollow({ id, username }) && <FollowButton id={id} isQuiet />;
}
