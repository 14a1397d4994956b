import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ToldOf } from '../../audit/replay/told-of.port.js';
import { ToldQuery } from './told.query.js';

/** Who was told of what moderators decided. */
export const told: Slice = { answers: [answer(ToldOf, ToldQuery)], providers: [ToldQuery] };
