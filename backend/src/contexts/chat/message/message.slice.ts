import { decides } from '../../../platform/commands/decides.js';
import { decidesAndDestroys } from '../../../platform/commands/decides-and-destroys.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AcceptChat } from '../conversation/conversation.commands.js';
import { OldDays } from '../conversation/old-days.port.js';
import { chatFilesView } from '../file/file.model.js';
import { AcceptChatHandler } from './accept-chat.handler.js';
import { Admitting } from './admitting.service.js';
import { destroyEditions } from './destroy-editions.policy.js';
import { DeleteMessage, DestroyMessageEditions, EditMessage, ReactToMessage, RestoreMessage, SendMessage, WithholdMessage } from './message.commands.js';
import { messagesView } from './message.model.js';
import { messageOwnData } from './message.own-data.js';
import { messagesProjection } from './message.projection.js';
import { messageStream } from './message.stream.js';
import { messageTold } from './message.told.js';
import { MessageChanging } from './message-changing.service.js';
import { MessageVersions } from './message-versions.service.js';
import { MessagesQuery } from './messages.query.js';
import { OldDaysQuery } from './old-days.query.js';
import { RequestTexts } from './request-texts.service.js';
import { DeleteMessageHandler, EditMessageHandler, ReactToMessageHandler, SendMessageHandler } from './write-message.handlers.js';

/** What two members say to each other. */
export const message: Slice = {
  streams: [messageStream],
  told: messageTold,
  commands: [
    handledBy(AcceptChat, AcceptChatHandler),
    handledBy(SendMessage, SendMessageHandler),
    handledBy(EditMessage, EditMessageHandler),
    handledBy(DeleteMessage, DeleteMessageHandler),
    handledBy(ReactToMessage, ReactToMessageHandler),
    decides(WithholdMessage, messageStream, ({ messageId }) => messageId),
    decides(RestoreMessage, messageStream, ({ messageId }) => messageId),
    decidesAndDestroys(DestroyMessageEditions, messageStream, ({ messageId }) => messageId, 'cleanup'),
  ],
  policies: [destroyEditions],
  projections: [{ projection: messagesProjection, models: [messagesView, chatFilesView] }],
  ownData: messageOwnData,
  providers: [Admitting, RequestTexts, MessageChanging, MessageVersions, MessagesQuery, OldDaysQuery, { provide: OldDays, useExisting: OldDaysQuery }],
};
