import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { PlaceCategory } from './category.commands.js';
import type { CategoriesOrdered } from './category.events.js';

/** The ids of the categories in their order; empty as long as nobody has changed it. */
export type CategoryOrder = readonly string[];

/** The order of all categories stands in one stream: of two who change it at once, the later one goes on from what the first has made of it. */
export const categoryOrder: Decider<CategoryOrder, PlaceCategory, CategoriesOrdered> = {
  initial: [],
  evolve: (_, { data }) => data.order,
  decide({ data: { categoryId, before, known } }, order) {
    const all = [...order, ...known.filter((id) => !order.includes(id))];
    const others = all.filter((id) => id !== categoryId);
    const at = before === null ? -1 : others.indexOf(before);
    const next = at < 0 ? [...others, categoryId] : [...others.slice(0, at), categoryId, ...others.slice(at)];
    return next.every((id, index) => id === all[index]) ? [] : [{ type: 'CategoriesOrdered', data: { categoryId, order: next } }];
  },
};

/** The one stream `category-order-forum`. */
export const ORDER_ID = 'forum';
export const categoryOrderStream: StreamType<CategoryOrder, PlaceCategory, CategoriesOrdered> = {
  category: 'category-order',
  decider: categoryOrder,
  events: { CategoriesOrdered: { schema: 1 } },
};
