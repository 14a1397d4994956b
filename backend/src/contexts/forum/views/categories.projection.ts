import type { Projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CategoriesOrdered, CategoryEvent } from '../category/category.events.js';
import { type CategoryDocument, categoriesView } from './forum.model.js';

type Fact = { readonly data: { readonly categoryId: string }; readonly at: string };

const now = ({ data, at }: Fact, $set: Partial<CategoryDocument>): Write => categoriesView.change(data.categoryId, { $set: { ...$set, changed_at: at } });

/** What the forum shows of its categories; part of the forum's projection. */
export const categoryChanges = {
  CategoryOpened: ({ data: { categoryId, name, slug, description, color, sortOrder }, at }) =>
    categoriesView.put(categoryId, {
      name,
      slug,
      description,
      color,
      sort_order: sortOrder,
      topic_count: 0,
      former_name: null,
      closed: false,
      writers: 'everybody',
      merged_into: null,
      created_at: at,
      changed_at: at,
    }),
  CategoryRenamed: (fact) => now(fact, { name: fact.data.name, former_name: fact.data.formerName }),
  CategoryDescribed: (fact) => now(fact, { description: fact.data.description }),
  CategoryRecolored: (fact) => now(fact, { color: fact.data.color }),
  CategoryClosed: (fact) => now(fact, { closed: true }),
  CategoryReopened: (fact) => now(fact, { closed: false }),
  CategoryWritersChanged: (fact) => now(fact, { writers: fact.data.writers }),
  CategoryMerged: (fact) => now(fact, { merged_into: fact.data.intoCategoryId }),
  CategoryUnmerged: (fact) => now(fact, { merged_into: null }),
  CategoriesOrdered: ({ data: { order } }) => order.map((id, index) => categoriesView.change(id, { $set: { sort_order: index } })),
} satisfies Projection<CategoryEvent | CategoriesOrdered>['on'];
