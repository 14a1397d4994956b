import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CategoriesController } from './categories.controller.js';
import { DescribeCategory, MergeCategory, OpenCategory, PlaceCategory, SetCategoryWriting, UnmergeCategory } from './category.commands.js';
import { categoryStream } from './category.decider.js';
import { categoryTold } from './category.told.js';
import { categoryOrderStream, ORDER_ID } from './category-order.decider.js';
import { ConsoleCategoriesController } from './console-categories.controller.js';
import { MergeCategoryHandler } from './merge-category.handler.js';

const categoryId = ({ categoryId }: { categoryId: string }): string => categoryId;

export const category: Slice = {
  streams: [categoryStream, categoryOrderStream],
  told: categoryTold,
  commands: [
    decides(OpenCategory, categoryStream, categoryId),
    decides(DescribeCategory, categoryStream, categoryId),
    decides(SetCategoryWriting, categoryStream, categoryId),
    decides(UnmergeCategory, categoryStream, categoryId),
    handledBy(MergeCategory, MergeCategoryHandler),
    decides(PlaceCategory, categoryOrderStream, () => ORDER_ID),
  ],
  controllers: [CategoriesController, ConsoleCategoriesController],
};
