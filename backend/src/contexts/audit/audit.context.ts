import { contextOf } from '../../platform/slices/context.js';
import { chain } from './chain/chain.slice.js';
import { replay } from './replay/replay.slice.js';
import { travel } from './travel/travel.slice.js';

/** Proof of what was recorded. */
export const audit = contextOf({ name: 'audit', slices: [chain, travel, replay] });
