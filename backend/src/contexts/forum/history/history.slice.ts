import type { Slice } from '../../../platform/slices/slice.js';
import { HistoryController } from '../http/history.controller.js';
import { TextHistoryQuery } from '../read/text-history.query.js';

/** Earlier versions of a text. */
export const history: Slice = { controllers: [HistoryController], providers: [TextHistoryQuery] };
