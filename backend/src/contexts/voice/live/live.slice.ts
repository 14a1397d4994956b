import type { Slice } from '../../../platform/slices/slice.js';
import { AnnounceInRooms } from './in-rooms.announcer.js';
import { RoomsChanges } from './rooms.changes.js';
import { VoiceChannels } from './voice-channels.service.js';

/** What open pages are told of rooms as it happens. */
export const live: Slice = {
  live: [
    { line: 'open', changes: RoomsChanges },
    { line: 'rooms', announcer: AnnounceInRooms },
  ],
  providers: [VoiceChannels],
};
