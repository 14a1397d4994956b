import { contextOf } from '../../platform/slices/context.js';
import { chain } from './chain/chain.slice.js';

/** Proof of what was recorded. */
export const audit = contextOf({ name: 'audit', slices: [chain] });
