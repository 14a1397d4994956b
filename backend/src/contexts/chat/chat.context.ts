import { contextOf } from '../../platform/slices/context.js';
import { calls } from './calls/calls.slice.js';
import { ChatReader } from './calls/chat-reader.service.js';
import { choices } from './choices/choices.slice.js';
import { conversation } from './conversation/conversation.slice.js';
import { StandingChat } from './conversation/standing-chat.service.js';
import { evidence } from './evidence/evidence.slice.js';
import { ReportedMessageQuery } from './evidence/reported-message.query.js';
import { ChatFiles } from './file/chat-files.service.js';
import { file } from './file/file.slice.js';
import { ChatChannels } from './live/chat-channels.service.js';
import { live } from './live/live.slice.js';
import { marks } from './marks/marks.slice.js';
import { message } from './message/message.slice.js';
import { MessagesQuery } from './message/messages.query.js';
import { previews } from './previews/previews.slice.js';
import { sharing } from './sharing/sharing.slice.js';
import { SidesQuery } from './sides/sides.query.js';
import { sides } from './sides/sides.slice.js';

/** What two members write to each other. */
export const chat = contextOf({
  name: 'chat',
  slices: [choices, conversation, file, message, sides, marks, evidence, live, sharing, calls, previews],
  exports: [ChatChannels, ChatFiles, ChatReader, MessagesQuery, ReportedMessageQuery, SidesQuery, StandingChat],
});
