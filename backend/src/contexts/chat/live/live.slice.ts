import type { Slice } from '../../../platform/slices/slice.js';
import { ChatChanges } from './chat.changes.js';
import { ChatChannels } from './chat-channels.service.js';
import { AnnounceClosedChats } from './closed-chats.announcer.js';

/** What the two of a conversation are told as it happens. */
export const live: Slice = {
  live: [
    { line: 'chats', changes: ChatChanges },
    { line: 'open', announcer: AnnounceClosedChats },
  ],
  providers: [ChatChannels],
};
