import { contextOf } from '../../platform/slices/context.js';
import { room } from './room/room.slice.js';

/** Who talks with whom: rooms and those who are in them. */
export const voice = contextOf({ name: 'voice', slices: [room] });
