import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CategoriesController } from '../http/categories.controller.js';
import { CategoryQuery } from '../read/category.query.js';
import { OpenCategory } from './category.commands.js';
import { categoryStream } from './category.decider.js';

export const category: Slice = {
  streams: [categoryStream],
  commands: [decides(OpenCategory, categoryStream, ({ categoryId }) => categoryId)],
  controllers: [CategoriesController],
  providers: [CategoryQuery],
};
