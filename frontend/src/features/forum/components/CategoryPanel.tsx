import { isMeantBy } from '@contracts/categories';
import type { Category, TopicSort } from '@contracts/forum';
import { useQuery } from '@tanstack/react-query';
import { type CategoryEntry, CategoryNav, CategoryChips as Chips } from '../../../design/CategoryNav';
import { paths } from '../../../paths';
import { categoriesQuery } from '../api/topics';

interface Props {
  /** Id or slug of the category that is shown; null on a page that shows none of them. */
  current: string | undefined | null;
  tag?: string;
  sort?: TopicSort;
}

/** The categories on a phone, where there is no left column. */
export function CategoryChips(props: Props) {
  const { data = [] } = useQuery(categoriesQuery);
  return <Chips entries={entriesOf(data, props)} />;
}

/** Left column: the categories with the number of their topics. */
export function CategoryPanel(props: Props) {
  const { data, isPending, isError, refetch } = useQuery(categoriesQuery);
  return <CategoryNav entries={entriesOf(data ?? [], props)} isPending={isPending} hasFailed={isError && !data} onRetry={() => void refetch()} />;
}

function entriesOf(categories: readonly Category[], { current, tag, sort }: Props): CategoryEntry[] {
  const all = categories.reduce((sum, { topic_count }) => sum + topic_count, 0);
  return [
    { id: '', name: 'Tümü', color: null, to: paths.forum({ tag, sort }), count: all, isCurrent: current === undefined },
    ...categories.map((category) => ({
      ...{ id: category.id, name: category.name, color: category.color, count: category.topic_count },
      to: paths.forum({ category: category.slug, tag, sort }),
      isCurrent: isCurrent(category, current),
    })),
  ];
}

export const isCurrent = (category: Category, current: string | undefined | null) => Boolean(current && isMeantBy(category, current));
