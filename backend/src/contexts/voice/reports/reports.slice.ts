import type { Slice } from '../../../platform/slices/slice.js';
import { ReportedRoomQuery } from './reported-room.query.js';
import { ReportedRoomMessageQuery } from './reported-room-message.query.js';
import { withdrawReportedRoom } from './withdraw-reported-room.policy.js';
import { withdrawReportedRoomMessage } from './withdraw-reported-room-message.policy.js';

/** Reports of rooms and of what is written in them: what is copied, and what becomes of them by a decision. */
export const reports: Slice = {
  streams: [],
  policies: [withdrawReportedRoom, withdrawReportedRoomMessage],
  providers: [ReportedRoomQuery, ReportedRoomMessageQuery],
};
