import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';

export const RULES = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
export const APPEALS = { windowDays: 20, targetHours: 72 };
/** The moderators of the sample content. */
export const DERYA = 'derya.aksoy';
export const MERT = 'mert.dogan';

export const staff = (start: FirstStart, username: string) => ({ ...actor(start, username), role: 'moderator' });

export type HoursAgo = (hours: number) => string;
