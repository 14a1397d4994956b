import { useInfiniteQuery } from '@tanstack/react-query';
import { turkishNumber } from '../../../design/numbers';
import classes from './Chat.module.css';
import { messagesOf, messagesQuery } from './messages';

/** How many messages are at hand, and that there are more; the list below asks for them. */
export function MessageCount({ roomId }: { roomId: string }) {
  const { data, hasNextPage } = useInfiniteQuery({ ...messagesQuery(roomId), enabled: false });
  if (!data) return null;
  return (
    <p className={classes.count}>
      {turkishNumber(messagesOf(data).length)}
      {hasNextPage && '+'} mesaj
    </p>
  );
}
