import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ForgetRoomMessagesHandler } from './forget-room-messages.handler.js';
import { forgetRoomMessages } from './forget-room-messages.policy.js';
import { OldRoomMessages } from './old-room-messages.port.js';
import { OpenedRoomMessages } from './opened-room-messages.service.js';
import { DeleteRoomMessage, EditRoomMessage, ForgetRoomMessages, PostRoomMessage, RestoreRoomMessage, WithholdRoomMessage } from './room-message.commands.js';
import { roomMessagesView } from './room-message.model.js';
import { roomMessageOwnData } from './room-message.own-data.js';
import { roomMessagesProjection } from './room-message.projection.js';
import { roomChatStream, roomMessageStream } from './room-message.stream.js';
import { roomMessageTold } from './room-message.told.js';
import { RoomMessageSeals } from './room-message-seals.service.js';
import { RoomMessagesController } from './room-messages.controller.js';
import { RoomMessagesQuery } from './room-messages.query.js';
import { RoomMessagesDesk } from './room-messages-desk.service.js';
import { EditRoomMessageHandler, PostRoomMessageHandler } from './write-room-message.handlers.js';

/** What is written in voice rooms. */
export const messages: Slice = {
  streams: [roomMessageStream, roomChatStream],
  told: roomMessageTold,
  commands: [
    handledBy(PostRoomMessage, PostRoomMessageHandler),
    handledBy(EditRoomMessage, EditRoomMessageHandler),
    decides(WithholdRoomMessage, roomMessageStream, ({ messageId }) => messageId),
    decides(RestoreRoomMessage, roomMessageStream, ({ messageId }) => messageId),
    decides(DeleteRoomMessage, roomMessageStream, ({ messageId }) => messageId),
    handledBy(ForgetRoomMessages, ForgetRoomMessagesHandler, 'cleanup'),
  ],
  policies: [forgetRoomMessages],
  projections: [{ projection: roomMessagesProjection, models: [roomMessagesView] }],
  ownData: roomMessageOwnData,
  controllers: [RoomMessagesController],
  providers: [RoomMessageSeals, OpenedRoomMessages, RoomMessagesQuery, { provide: OldRoomMessages, useExisting: RoomMessagesQuery }, RoomMessagesDesk],
};
