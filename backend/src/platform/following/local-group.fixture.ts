import { LocalBulletin } from './bulletin.js';
import { GroupPositions } from './group-positions.js';

/** Positions of followers that all run in this process and keep nothing in a store. */
export const localGroup = (followers: readonly string[]): GroupPositions =>
  new GroupPositions({ topic: 'followers', followers, stored: () => Promise.resolve(null) }, new LocalBulletin(), (error) => {
    throw error;
  });
