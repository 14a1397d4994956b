import { displayName } from '@contracts/accounts';
import type { TopicRow } from '@contracts/forum';
import { apart } from '@contracts/one-line';
import { newCount, READING_TEXT } from '@contracts/reading';
import { IconEye, IconHeart, IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar';
import { CategoryLabel } from '../../../design/CategoryLabel';
import { turkishNumber } from '../../../design/numbers';
import whole from '../../../design/Row.module.css';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import type { ReadState } from '../api/readTopics';
import { TagChip } from './TagChip';
import { TopicChips } from './TopicChips';
import classes from './TopicItem.module.css';

interface Props extends ReadState {
  topic: TopicRow;
}

/** Where the focus goes when a row is opened. */
export const topicLinkId = (topicId: string) => `topic-link-${topicId}`;

export function TopicItem({ topic, reading, unread, lastRead }: Props) {
  const name = displayName(topic.users);
  return (
    <article className={`${whole.lined} ${classes.item}`} data-reading={reading}>
      <Avatar id={topic.users.id} name={name} picture={topic.users.avatar} />
      <div className={classes.main}>
        <h2 className={classes.title}>
          {reading === 'new' && <span className={whole.dot} aria-hidden="true" />}
          <Link id={topicLinkId(topic.id)} to={paths.topic(topic.id)} className={whole.link} data-topic-link data-unread={reading === 'new' || undefined}>
            {topic.title}
            {reading === 'new' && <span className="visually-hidden"> (okunmadı)</span>}
          </Link>
        </h2>
        <div className={classes.meta}>
          {topic.categories && <CategoryLabel category={topic.categories} to={paths.forum({ category: topic.categories.slug })} />}
          <TopicChips topic={topic} />
          {unread !== null && unread > 0 && (
            <Link
              to={lastRead ? paths.comment(topic.id, lastRead) : paths.topic(topic.id)}
              className={classes.unread}
              aria-label={`${newCount(unread)} yorum: ${READING_TEXT.resume}, ${topic.title}`}
            >
              {newCount(unread)}
            </Link>
          )}
          {topic.selectedTags.map((tag) => (
            <TagChip key={tag} tag={tag} className={classes.tag} />
          ))}
          <span className={classes.by}>
            <bdi>{name}</bdi> · <TimeAgo at={topic.created_at} />
          </span>
          {topic.comment_count > 0 && (
            <span className={classes.by}>
              Son yorum{topic.last_activity_by && `: ${apart(displayName(topic.last_activity_by))}`} · <TimeAgo at={topic.last_activity_at} />
            </span>
          )}
        </div>
      </div>
      <div className={classes.numbers}>
        <span className={classes.number}>
          <IconMessage aria-hidden="true" />
          {turkishNumber(topic.comment_count)}
          <span className="visually-hidden"> yorum</span>
        </span>
        <span className={classes.number}>
          <IconHeart aria-hidden="true" />
          {turkishNumber(topic.likes)}
          <span className="visually-hidden"> beğeni</span>
        </span>
        <span className={`${classes.number} ${classes.views}`}>
          <IconEye aria-hidden="true" />
          {turkishNumber(topic.view_count)}
          <span className="visually-hidden"> görüntülenme</span>
        </span>
      </div>
    </article>
  );
}
