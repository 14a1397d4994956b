import type { Category } from '../../../../contracts/forum.js';
import { Command } from '../../../kernel/command.js';
import type { CategoryOpened } from './category.events.js';

/** `known` are all that there are now. */
export class OpenCategory extends Command<CategoryOpened['data'] & { known: readonly Pick<Category, 'id' | 'name' | 'slug'>[] }> {
  readonly type = 'OpenCategory';
}

/** All that it says of itself. */
export class DescribeCategory extends Command<{
  categoryId: string;
  name: string;
  description: string;
  color: Category['color'];
  known: OpenCategory['data']['known'];
}> {
  readonly type = 'DescribeCategory';
}

/** Who can open topics in it, if anybody can. */
export class SetCategoryWriting extends Command<{ categoryId: string; closed: boolean; writers: Category['writers'] }> {
  readonly type = 'SetCategoryWriting';
}

export class MergeCategory extends Command<{ categoryId: string; intoCategoryId: string }> {
  readonly type = 'MergeCategory';
}

export class UnmergeCategory extends Command<{ categoryId: string }> {
  readonly type = 'UnmergeCategory';
}

export type CategoryCommand = OpenCategory | DescribeCategory | SetCategoryWriting | MergeCategory | UnmergeCategory;

/** `before` is the category that it is to stand before, null for the end; `known` are all that there are, in the order in which they are shown. */
export class PlaceCategory extends Command<{ categoryId: string; before: string | null; known: string[] }> {
  readonly type = 'PlaceCategory';
}
