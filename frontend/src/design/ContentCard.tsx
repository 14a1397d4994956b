import { IconArticle, IconEye, IconHeart, IconMessage, IconMessageCircle, IconRocket } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import card from './Card.module.css';
import { CardTags } from './CardTags';
import { Chip } from './Chip';
import classes from './ContentCard.module.css';
import { turkishNumber } from './numbers';
import { TimeAgo } from './TimeAgo';

const TYPE = {
  forum: { label: 'Forum', Icon: IconMessageCircle },
  blog: { label: 'Blog', Icon: IconArticle },
  project: { label: 'Proje', Icon: IconRocket },
} as const;

interface Props {
  type: keyof typeof TYPE;
  to: string;
  title: string;
  description: string;
  at: string;
  /** Said before the time where it is not that of writing. */
  timeMeans?: string;
  /** What it is filed under. */
  category?: ReactNode;
  tags: string[];
  likes: number;
  comments: number;
  /** Left out where nobody counts them. */
  views?: number;
}

/** Something that was written or made, as it stands among others. */
export function ContentCard({ type, to, title, description, at, timeMeans, category, tags, likes, comments, views }: Props) {
  const { label, Icon } = TYPE[type];
  return (
    <article className={`${card.card} ${classes.card}`}>
      <div className={classes.head}>
        <Chip tone="brand" icon={<Icon aria-hidden="true" />}>
          {label}
        </Chip>
        <span className={classes.time}>
          {timeMeans && `${timeMeans}: `}
          <TimeAgo at={at} />
        </span>
      </div>
      <h2 className={classes.title}>
        <Link to={to} className={classes.link}>
          {title}
        </Link>
      </h2>
      <p className={classes.description}>{description}</p>
      {(category || tags.length > 0) && (
        <div className={classes.labels}>
          {category}
          <CardTags tags={tags} hashed={type === 'blog'} />
        </div>
      )}
      <ul className={classes.numbers}>
        <Count icon={<IconHeart aria-hidden="true" />} of="beğeni" value={likes} />
        <Count icon={<IconMessage aria-hidden="true" />} of="yorum" value={comments} />
        {views !== undefined && <Count icon={<IconEye aria-hidden="true" />} of="görüntülenme" value={views} />}
      </ul>
    </article>
  );
}

function Count({ icon, of, value }: { icon: ReactNode; of: string; value: number }) {
  return (
    <li title={`${turkishNumber(value)} ${of}`}>
      {icon}
      {turkishNumber(value)}
      <span className="visually-hidden"> {of}</span>
    </li>
  );
}
