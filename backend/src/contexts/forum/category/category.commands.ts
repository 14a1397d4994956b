import { Command } from '../../../kernel/command.js';
import type { CategoryOpened } from './category.events.js';

export class OpenCategory extends Command<CategoryOpened['data']> {
  readonly type = 'OpenCategory';
}

export type CategoryCommand = OpenCategory;
