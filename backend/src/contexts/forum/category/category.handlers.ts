import { decides } from '../../../platform/commands/decides.js';
import { OpenCategory } from './category.commands.js';
import { categoryStream } from './category.decider.js';

export const categoryHandlers = [decides(OpenCategory, categoryStream, ({ categoryId }) => categoryId).handler];
