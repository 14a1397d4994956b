import { displayName } from '@contracts/accounts';
import type { TopicRow } from '@contracts/forum';
import { IconCheck, IconEyeOff, IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar';
import { Chip } from '../../../design/Chip';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { CategoryLabel } from './CategoryLabel';
import classes from './TopicItem.module.css';

interface Props {
  topic: TopicRow;
  reading: 'new' | 'read' | 'unopened';
}

export function TopicItem({ topic, reading }: Props) {
  const name = displayName(topic.users);
  return (
    <article className={classes.item} data-reading={reading}>
      <Avatar id={topic.users.id} name={name} picture={topic.users.avatar} />
      <div className={classes.main}>
        <h2 className={classes.title}>
          {reading === 'new' && <span className={classes.dot} aria-hidden="true" />}
          <Link to={paths.topic(topic.id)} className={classes.link} data-topic-link>
            {topic.title}
            {reading === 'new' && <span className="visually-hidden"> (okunmadı)</span>}
          </Link>
        </h2>
        <div className={classes.meta}>
          {topic.categories && <CategoryLabel category={topic.categories} />}
          {topic.state === 'hidden' && (
            <Chip tone="warn" icon={<IconEyeOff />}>
              Gizlendi
            </Chip>
          )}
          {topic.is_resolved && (
            <Chip tone="ok" icon={<IconCheck />}>
              Çözüldü
            </Chip>
          )}
          {topic.selectedTags.map((tag) => (
            <span key={tag} className={classes.tag}>
              <Chip>{tag}</Chip>
            </span>
          ))}
          <span className={classes.by}>
            {name} · <TimeAgo at={topic.last_activity_at} />
          </span>
        </div>
      </div>
      <div className={classes.numbers}>
        <IconMessage aria-hidden="true" />
        {turkishNumber(topic.comment_count)}
        <span className="visually-hidden"> yorum</span>
      </div>
    </article>
  );
}
