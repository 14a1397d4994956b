import { contextOf } from '../../platform/slices/context.js';
import { block } from './block/block.slice.js';
import { follow } from './follow/follow.slice.js';
import { stats } from './stats/stats.slice.js';

/** Whom members follow, and whom they do not want to hear of. */
export const social = contextOf({ name: 'social', slices: [follow, block, stats] });
