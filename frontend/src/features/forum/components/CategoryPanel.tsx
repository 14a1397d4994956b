import { isMeantBy } from '@contracts/categories';
import type { Category, TopicSort } from '@contracts/forum';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { categoriesQuery } from '../api/topics';
import { categoryStyle } from './CategoryLabel';
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

interface Props {
  /** Id or slug of the category that is shown; null on a page that shows none of them. */
  current: string | undefined | null;
  tag?: string;
  sort?: TopicSort;
}

/** Left column: the categories with the number of their topics. */
export function CategoryPanel({ current, tag, sort }: Props) {
  const { data, isPending, isError, refetch } = useQuery(categoriesQuery);
  const all = data?.reduce((sum, category) => sum + category.topic_count, 0);
  return (
    <section className={`${card.card} ${classes.panel}`} aria-labelledby="categories">
      <h2 id="categories" className={classes.title}>
        Kategoriler
      </h2>
      {isPending && <Skeleton height="var(--s24)" />}
      {isError && !data && (
        <div className={classes.failed}>
          <p>Kategoriler yüklenemedi.</p>
          <Button size="small" onClick={() => refetch()}>
            Yeniden yükle
          </Button>
        </div>
      )}
      {data && (
        <ul className={classes.list}>
          <li>
            <Link to={paths.forum({ tag, sort })} aria-current={current === undefined ? 'page' : undefined}>
              <span className={classes.name}>Tümü</span>
              <span className={classes.count}>{turkishNumber(all ?? 0)}</span>
            </Link>
          </li>
          {data.map((category) => (
            <li key={category.id} style={categoryStyle(category.color)}>
              <Link to={paths.forum({ category: category.slug, tag, sort })} aria-current={isCurrent(category, current) ? 'page' : undefined}>
                <span className={classes.dot} aria-hidden="true" />
                <span className={classes.name}>{category.name}</span>
                <span className={classes.count}>{turkishNumber(category.topic_count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const isCurrent = (category: Category, current: string | undefined | null) => Boolean(current && isMeantBy(category, current));
