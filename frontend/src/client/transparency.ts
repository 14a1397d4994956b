import type { TransparencyOverview } from '@contracts/transparency';
import { reads } from './reads';

/** What is open to everybody of what was decided. */
export const transparencyQuery = reads<TransparencyOverview>(['transparency'], '/api/transparency', { quiet: true, staleTime: 5 * 60_000 });
