import type { Slice } from '../../../platform/slices/slice.js';
import { HistoryController } from './history.controller.js';
import { TextHistoryQuery } from './text-history.query.js';

/** Earlier versions of a text. */
export const history: Slice = { controllers: [HistoryController], providers: [TextHistoryQuery] };
