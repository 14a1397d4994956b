import { displayName } from '@contracts/accounts';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { useLastRead } from '../api/readTopics';
import { topicQuery } from '../api/topics';
import classes from './ReadTopicsPanel.module.css';

const SHOWN = 5;

/** The topics that this member opened last on this device; what has been deleted since is left out. */
export function ReadTopicsPanel() {
  const topics = useQueries({ queries: useLastRead(SHOWN).map(topicQuery), combine: (answers) => answers.flatMap(({ data }) => data ?? []) });
  if (topics.length === 0) return <p className={classes.empty}>Okuduğunuz konular burada durur; kaldığınız yerden devam edersiniz.</p>;
  return (
    <ul className={classes.list}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <Link to={paths.topic(topic.id)}>
            <span className={classes.title}>{topic.title}</span>
            <span className={classes.by}>
              {topic.categories && `${topic.categories.name} · `}
              <bdi>{displayName(topic.users)}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
