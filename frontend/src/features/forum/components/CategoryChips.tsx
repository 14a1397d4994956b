import type { TopicSort } from '@contracts/forum';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { categoriesQuery } from '../api/topics';
import { isCurrent } from './CategoryPanel';
import classes from './CategoryPanel.module.css';

/** The categories on a phone, where there is no left column. */
export function CategoryChips({ current, tag, sort }: { current: string | undefined; tag?: string; sort: TopicSort }) {
  const { data = [] } = useQuery(categoriesQuery);
  return (
    <nav className={classes.chips} aria-label="Kategoriler">
      <Link to={paths.forum({ tag, sort })} aria-current={current === undefined ? 'page' : undefined}>
        Tümü
      </Link>
      {data.map((category) => (
        <Link key={category.id} to={paths.forum({ category: category.slug, tag, sort })} aria-current={isCurrent(category, current) ? 'page' : undefined}>
          {category.name}
        </Link>
      ))}
    </nav>
  );
}
