import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { UnreadChatsOf } from '../../notifications/digest/unread-chats.port.js';
import { UntoldMessages } from '../../notifications/push/untold-messages.port.js';
import { ChatMarksOf, OwnMessageRead } from '../conversation/chat-marks-of.port.js';
import { ForgetChatNotesHandler } from './forget-chat-notes.handler.js';
import { forgetChatNotes } from './forget-chat-notes.policy.js';
import { Marking } from './marking.service.js';
import { ForgetChatNotes } from './marks.commands.js';
import { ChatMarksController } from './marks.controller.js';
import { marksOwnData } from './marks.own-data.js';
import { MarksMemory } from './marks-memory.service.js';
import { MarksTelling } from './marks-telling.service.js';
import { Mutes } from './mutes.service.js';
import { ShownMarksQuery } from './shown-marks.query.js';
import { Sight } from './sight.service.js';
import { UnreadQuery } from './unread.query.js';
import { UnreadDigestQuery } from './unread-digest.query.js';
import { UntoldMessagesQuery } from './untold-messages.query.js';

/** How far the two of a conversation have it, and what each is shown of the other. */
export const marks: Slice = {
  ownData: marksOwnData,
  commands: [handledBy(ForgetChatNotes, ForgetChatNotesHandler, 'cleanup')],
  policies: [forgetChatNotes],
  answers: [answer(UnreadChatsOf, UnreadDigestQuery), answer(UntoldMessages, UntoldMessagesQuery)],
  controllers: [ChatMarksController],
  providers: [
    MarksMemory,
    Mutes,
    UnreadQuery,
    UnreadDigestQuery,
    UntoldMessagesQuery,
    Sight,
    ShownMarksQuery,
    MarksTelling,
    Marking,
    { provide: ChatMarksOf, useExisting: ShownMarksQuery },
    { provide: OwnMessageRead, useExisting: Marking },
  ],
};
