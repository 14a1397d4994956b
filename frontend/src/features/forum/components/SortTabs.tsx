import { TOPIC_SORTS, type TopicSort } from '@contracts/forum';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import classes from './SortTabs.module.css';

const LABEL: Record<TopicSort, string> = { active: 'Son hareket', newest: 'Yeni', unanswered: 'Yanıtsız' };

export function SortTabs({ category, sort }: { category: string | undefined; sort: TopicSort }) {
  return (
    <nav className={classes.tabs} aria-label="Sıralama">
      {TOPIC_SORTS.map((each) => (
        <Link key={each} to={paths.forum({ category, sort: each })} aria-current={each === sort ? 'page' : undefined}>
          {LABEL[each]}
        </Link>
      ))}
    </nav>
  );
}
