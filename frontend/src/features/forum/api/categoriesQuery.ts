import type { Category } from '@contracts/forum';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';
import { kept } from '../../../client/queryStore';

export const categoriesQuery = queryOptions({
  ...kept,
  queryKey: ['forum', 'categories'],
  queryFn: async ({ signal }) => {
    const categories = await getData<Category[]>('/api/forum/categories', { signal });
    return categories.filter((category) => category.is_active).sort((a, b) => a.sort_order - b.sort_order || a.name.localeCompare(b.name, 'tr'));
  },
});
