import { FORUM_TEXT, type Topic } from '@contracts/forum';
import { noticesOf } from '@contracts/topic-flags';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Callout } from '../../../design/Callout';
import { CategoryLabel } from '../../../design/CategoryLabel';
import { exactTime, longDate } from '../../../design/dates';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { HeldNotice } from './held/HeldNotice';
import { TagChip } from './TagChip';
import { TopicChips } from './TopicChips';
import classes from './TopicHead.module.css';

/** The way to where the comments of a merged topic stand now. */
function MergedNotice({ into }: { into: NonNullable<Topic['merged_into']> }) {
  return (
    <Callout tone="info" title="Bu konu başka bir konuyla birleştirildi">
      Yorumlar artık burada:{' '}
      <Link to={paths.topic(into.id)} className={classes.link}>
        {into.title}
      </Link>
    </Callout>
  );
}

interface Props {
  topic: Topic;
  isOwn: boolean;
  watch?: ReactNode;
  /** Says more than the notices would why it is not where everybody finds it. */
  notice?: ReactNode;
}

export function TopicHead({ topic, isOwn, watch, notice }: Props) {
  return (
    <div className={classes.head}>
      <nav className={classes.crumbs} aria-label="Neredesiniz">
        <Link to={paths.forum()}>Forum</Link>
        {topic.categories && <span aria-hidden="true">/</span>}
        {topic.categories && <CategoryLabel category={topic.categories} to={paths.forum({ category: topic.categories.slug })} />}
      </nav>
      <h1 className={classes.title}>{topic.title}</h1>
      <div className={classes.meta}>
        <TopicChips topic={topic} />
        {topic.selectedTags.map((tag) => (
          <TagChip key={tag} tag={tag} />
        ))}
        <span className={classes.faint}>
          <time dateTime={topic.created_at} title={exactTime(topic.created_at)}>
            {longDate(topic.created_at)}
          </time>
          {` · ${turkishNumber(topic.comment_count)} yorum · ${turkishNumber(topic.view_count)} görüntülenme`}
        </span>
        {watch}
      </div>
      {notice ?? <TopicNotice topic={topic} />}
      {noticesOf(topic).map((text) => (
        <Callout key={text} tone="warn">
          {text}
        </Callout>
      ))}
      {topic.state === 'held' && <HeldNotice id={topic.id} text={FORUM_TEXT.topicHeld} isOwn={isOwn} />}
    </div>
  );
}

/** Why it is not where everybody finds it, for those who need not know who decided that. */
export const TopicNotice = ({ topic }: { topic: Topic }) => (
  <>
    {topic.merged_into && <MergedNotice into={topic.merged_into} />}
    {topic.state === 'hidden' && <Callout tone="warn">{FORUM_TEXT.topicHidden}</Callout>}
  </>
);
