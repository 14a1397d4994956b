import { displayName } from '@contracts/accounts';
import type { Comment, Topic } from '@contracts/forum';
import { READING_TEXT } from '@contracts/reading';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import { COMMENT_END } from '../../../paths';
import classes from './TopicRail.module.css';

const FACES = 8;

/** Beside a topic: who takes part, and the way to its end. */
export function TopicRail({ topic, comments }: { topic: Topic; comments: Comment[] }) {
  const authors = [...new Map([topic.users, ...comments.flatMap(({ users }) => users ?? [])].map((user) => [user.id, user])).values()];
  return (
    <div className={classes.rail}>
      <p className={classes.count}>
        {turkishNumber(topic.comment_count)} yorum · {turkishNumber(authors.length)} yazar
      </p>
      <div className={classes.faces}>
        {authors.slice(0, FACES).map((author) => (
          <span key={author.id} title={displayName(author)}>
            <Avatar id={author.id} name={displayName(author)} picture={author.avatar} size="small" />
          </span>
        ))}
      </div>
      {comments.length > 0 && (
        <nav className={classes.places} aria-label="Konu içinde">
          <Link to={{ hash: COMMENT_END.first }}>{READING_TEXT.first}</Link>
          <Link to={{ hash: COMMENT_END.last }}>
            {READING_TEXT.last} · <TimeAgo at={topic.last_activity_at} />
          </Link>
        </nav>
      )}
    </div>
  );
}
