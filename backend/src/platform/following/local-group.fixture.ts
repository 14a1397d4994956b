import type { Follower } from './awaited.js';
import { LocalBulletin } from './bulletin.js';
import { GroupPositions } from './group-positions.js';

/** Positions of followers that all run in this process and keep nothing in a store. */
export const localGroup = (followers: readonly Follower[]): GroupPositions =>
  new GroupPositions({ topic: 'followers', followers, stored: () => Promise.resolve(new Map()) }, new LocalBulletin(), (error) => {
    throw error;
  });
