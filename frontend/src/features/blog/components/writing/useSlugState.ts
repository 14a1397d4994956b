import type { Post } from '@contracts/blog';
import { slugProblem } from '@contracts/blog-problems';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { slugQuery } from '../../api/slugs';

const PAUSE = 400;

/** Whether a post may have an address, asked once the fingers pause; null where that is not known, or nothing to be said. */
export function useSlugState(slug: string, post: Pick<Post, 'id' | 'slug'> | null): 'available' | 'taken' | null {
  const [asked] = useDebouncedValue(slug, PAUSE);
  const isOwn = slug === post?.slug;
  const enabled = asked === slug && slug !== '' && !isOwn && slugProblem(slug) === null;
  const { data } = useQuery({ ...slugQuery(asked, post?.id), enabled });
  if (isOwn) return 'available';
  if (!enabled || data?.slug !== slug) return null;
  return data.available ? 'available' : 'taken';
}
