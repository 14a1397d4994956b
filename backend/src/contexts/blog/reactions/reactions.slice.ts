import type { Slice } from '../../../platform/slices/slice.js';
import { OwnReactionsQuery } from './own-reactions.query.js';
import { ReactionsController } from './reactions.controller.js';

/** What readers give to posts, told together. */
export const reactions: Slice = { controllers: [ReactionsController], providers: [OwnReactionsQuery] };
