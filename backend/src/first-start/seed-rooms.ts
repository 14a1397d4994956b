import { CreateRoom, LeaveRoom } from '../contexts/voice/room/room.commands.js';
import { demoRooms } from './demo-rooms.js';
import type { FirstStart } from './first-start.js';
import { DERYA, type HoursAgo, staff } from './seed-staff.js';

const OPENED_HOURS_AGO = 300;

/** Rooms that a moderator has opened and left: they stay open for whoever comes. */
export async function seedRooms(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const memberId = start.memberId(DERYA);
  for (const [index, room] of demoRooms.entries()) {
    const [roomId, participantId] = [start.id(`room/${index}`), start.id(`room/${index}/first`)];
    const at = hoursAgo(OPENED_HOURS_AGO - index);
    await start.send(CreateRoom, { ...room, roomId, memberId, participantId, isLasting: true }, `room/${index}`, at, staff(start, DERYA));
    await start.send(LeaveRoom, { roomId, memberId, cause: 'own' }, `room/${index}/left`, at, staff(start, DERYA));
  }
}
