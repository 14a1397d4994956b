import type { PostCategoryRow } from '@contracts/blog';
import { useQuery } from '@tanstack/react-query';
import { CategoryChips, type CategoryEntry, CategoryNav } from '../../../design/CategoryNav';
import { paths } from '../../../paths';
import { blogCategoriesQuery, type PostFilter } from '../api/posts';

interface Props {
  /** Null on a page that lists no posts. */
  filter: PostFilter | null;
}

export const isNamed = ({ id, slug }: { id: string; slug: string }, name: string | undefined): boolean => name === id || name === slug;

/** Left column: the categories with the number of their posts. */
export function BlogCategories({ filter }: Props) {
  const { data, isPending, isError, refetch } = useQuery(blogCategoriesQuery);
  return <CategoryNav entries={entriesOf(data ?? [], filter)} isPending={isPending} hasFailed={isError && !data} onRetry={() => void refetch()} />;
}

export function BlogCategoryChips({ filter }: Props) {
  const { data = [] } = useQuery(blogCategoriesQuery);
  return <CategoryChips entries={entriesOf(data, filter)} />;
}

function entriesOf(categories: readonly PostCategoryRow[], filter: PostFilter | null): CategoryEntry[] {
  const { category, tag, author, sort } = filter ?? {};
  const all = categories.reduce((sum, { post_count }) => sum + post_count, 0);
  return [
    { id: '', name: 'Tümü', color: null, to: paths.blog({ sort }), count: all, isCurrent: filter !== null && !(category ?? tag ?? author) },
    ...categories.map(({ id, slug, name, color, post_count }) => ({
      ...{ id, name, color, count: post_count },
      to: paths.blog({ category: slug, sort }),
      isCurrent: isNamed({ id, slug }, category),
    })),
  ];
}
