import { ReportContent } from '../contexts/moderation/report/report.commands.js';
import { CreateRoom, LeaveRoom } from '../contexts/voice/room/room.commands.js';
import { demoReportedRoom, demoRooms } from './demo-rooms.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';
import { DERYA, type HoursAgo, staff } from './seed-staff.js';

const OPENED_HOURS_AGO = 300;
/** Place of the last fact of a room that was only opened. */
const OPENED = 1;

/** Rooms that a moderator has opened and left: they stay open for whoever comes. */
export async function seedRooms(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const memberId = start.memberId(DERYA);
  for (const [index, room] of demoRooms.entries()) {
    const [roomId, participantId] = [start.id(`room/${index}`), start.id(`room/${index}/first`)];
    const at = hoursAgo(OPENED_HOURS_AGO - index);
    await start.send(CreateRoom, { ...room, roomId, memberId, participantId, isLasting: true }, `room/${index}`, at, staff(start, DERYA));
    await start.send(LeaveRoom, { roomId, memberId, cause: 'own' }, `room/${index}/left`, at, staff(start, DERYA));
  }
  await seedReportedRoom(start, hoursAgo);
}

/** What it was called is read no more; its case shows what was copied for its reports. */
async function seedReportedRoom(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const { by, room, openedHoursAgo, closedHoursAgo, reports } = demoReportedRoom;
  const of = { roomId: start.id('room/reported'), memberId: start.memberId(by) };
  const opened = { ...room, ...of, participantId: start.id('room/reported/first'), isLasting: false };
  await start.send(CreateRoom, opened, 'room/reported', hoursAgo(openedHoursAgo), actor(start, by));
  for (const [index, { by: reporter, reason, description, hoursAgo: hours }] of reports.entries()) {
    const seed = `room/reported/report/${index}`;
    const about = { reportedType: 'voice_room', reportedId: of.roomId, reportedUserId: of.memberId, authorId: of.memberId, topicId: '' } as const;
    const data = { ...about, reportId: start.id(seed), reporterId: start.memberId(reporter), contentRevision: OPENED, reason, description };
    await start.send(ReportContent, data, seed, hoursAgo(hours), actor(start, reporter));
  }
  await start.send(LeaveRoom, { ...of, cause: 'own' }, 'room/reported/left', hoursAgo(closedHoursAgo), actor(start, by));
}
