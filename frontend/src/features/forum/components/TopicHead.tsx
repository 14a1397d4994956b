import { FORUM_TEXT, type Topic } from '@contracts/forum';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Callout } from '../../../design/Callout';
import { Chip } from '../../../design/Chip';
import { exactTime, longDate } from '../../../design/dates';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { CategoryLabel } from './CategoryLabel';
import classes from './TopicHead.module.css';

export function TopicHead({ topic }: { topic: Topic }) {
  return (
    <div className={classes.head}>
      <nav className={classes.crumbs} aria-label="Neredesiniz">
        <Link to={paths.forum()}>Forum</Link>
        {topic.categories && <span aria-hidden="true">/</span>}
        {topic.categories && <CategoryLabel category={topic.categories} />}
      </nav>
      <h1 className={classes.title}>{topic.title}</h1>
      <div className={classes.meta}>
        {topic.is_resolved && (
          <Chip tone="ok" icon={<IconCheck />}>
            Çözüldü
          </Chip>
        )}
        {topic.selectedTags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
        <span className={classes.faint}>
          <time dateTime={topic.created_at} title={exactTime(topic.created_at)}>
            {longDate(topic.created_at)}
          </time>
          {` · ${turkishNumber(topic.comment_count)} yorum`}
        </span>
      </div>
      {topic.state === 'hidden' && <Callout tone="warn">{FORUM_TEXT.topicHidden}</Callout>}
    </div>
  );
}
