import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CategoriesController } from './categories.controller.js';
import { OpenCategory } from './category.commands.js';
import { categoryStream } from './category.decider.js';

export const category: Slice = {
  streams: [categoryStream],
  commands: [decides(OpenCategory, categoryStream, ({ categoryId }) => categoryId)],
  controllers: [CategoriesController],
};
