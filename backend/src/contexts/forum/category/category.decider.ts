import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { CategoryCommand } from './category.commands.js';
import type { CategoryEvent } from './category.events.js';

/** Whether the category is open for topics. */
export type CategoryState = { readonly open: boolean };

export const category: Decider<CategoryState, CategoryCommand, CategoryEvent> = {
  initial: { open: false },
  evolve: () => ({ open: true }),
  decide: ({ data }, { open }) => (open ? [] : [{ type: 'CategoryOpened', data }]),
};

/** `category-<category id>` */
export const categoryStream: StreamType<CategoryState, CategoryCommand, CategoryEvent> = {
  category: 'category',
  decider: category,
  events: { CategoryOpened: { schema: 1 } },
};
