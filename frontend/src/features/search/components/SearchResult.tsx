import { displayName } from '@contracts/accounts';
import { TOPIC_VERBS } from '@contracts/moderation-verbs';
import type { SearchRow } from '@contracts/search';
import { IconCheck, IconEyeOff, IconHourglass, IconMessage, IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Chip } from '../../../design/Chip';
import { Marked } from '../../../design/Marked';
import { turkishNumber } from '../../../design/numbers';
import whole from '../../../design/Row.module.css';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import classes from './SearchResult.module.css';

export function SearchResult({ row }: { row: SearchRow }) {
  const isTopic = row.type === 'topic';
  return (
    <article className={`${whole.lined} ${classes.item}`}>
      <h2 className={classes.title}>
        <Link to={isTopic ? paths.topic(row.id) : paths.comment(row.topicId, row.id)} className={whole.link}>
          {!isTopic && <span className="visually-hidden">Yorum: </span>}
          <Marked {...row.title} />
        </Link>
      </h2>
      {row.excerpts.map((excerpt) => (
        <p key={excerpt.text} className={classes.excerpt}>
          <Marked {...excerpt} />
        </p>
      ))}
      <div className={classes.meta}>
        <Chip icon={isTopic ? <IconMessages /> : <IconMessage />}>{isTopic ? 'Konu' : 'Yorum'}</Chip>
        {row.is_solution ? <Solved>Çözüm</Solved> : row.is_resolved && <Solved>Çözüldü</Solved>}
        {row.state === 'hidden' && (
          <Chip tone="warn" icon={<IconEyeOff />}>
            {TOPIC_VERBS.hide.chip}
          </Chip>
        )}
        {row.state === 'held' && (
          <Chip tone="warn" icon={<IconHourglass />}>
            Onay bekliyor
          </Chip>
        )}
        <span className={classes.by}>
          {row.categories && `${row.categories.name} · `}
          <bdi>{displayName(row.users)}</bdi> · <TimeAgo at={row.created_at} />
          {isTopic && ` · ${turkishNumber(row.comment_count)} yorum`}
          {row.likes > 0 && ` · ${turkishNumber(row.likes)} beğeni`}
        </span>
      </div>
    </article>
  );
}

const Solved = ({ children }: { children: string }) => (
  <Chip tone="ok" icon={<IconCheck />}>
    {children}
  </Chip>
);
