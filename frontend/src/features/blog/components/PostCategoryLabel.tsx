import type { PostCategory } from '@contracts/blog';
import { useQuery } from '@tanstack/react-query';
import { CategoryLabel } from '../../../design/CategoryLabel';
import { paths } from '../../../paths';
import { blogCategoriesQuery } from '../api/posts';

/** The category of a post in its colour, which the list of categories knows. */
export function PostCategoryLabel({ category: { id, name, slug } }: { category: PostCategory }) {
  const { data = [] } = useQuery(blogCategoriesQuery);
  const color = data.find((row) => row.id === id)?.color ?? 'gray';
  return <CategoryLabel category={{ name, color }} to={paths.blog({ category: slug })} />;
}
