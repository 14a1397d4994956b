/** Facts of this context that others may react to. */
export type { RoomMessageModerationEvent } from './messages/room-message.events.js';
export type { RoomModerationEvent } from './room/room.events.js';
