import type { VoiceMessageType } from '../../../../contracts/voice-messages.js';
import { Command } from '../../../kernel/command.js';

interface OfMessage {
  readonly messageId: string;
  readonly roomId: string;
  readonly memberId: string;
}
type Written = OfMessage & { readonly messageType: VoiceMessageType; readonly parentMessageId: string | null };

/** The handler seals the text. */
export class PostRoomMessage extends Command<Written & { readonly text: string }> {
  readonly type = 'PostRoomMessage';
}

/** The same with the text sealed: what is decided on. */
export class KeepRoomMessage extends Command<Written & { readonly day: string; readonly sealed: string }> {
  readonly type = 'KeepRoomMessage';
}

export class EditRoomMessage extends Command<Omit<OfMessage, 'roomId'> & { readonly text: string }> {
  readonly type = 'EditRoomMessage';
}

export class KeepRoomMessageEdition extends Command<Omit<OfMessage, 'roomId'> & { readonly sealed: string; readonly edition: number }> {
  readonly type = 'KeepRoomMessageEdition';
}

/** `moderates`: whether they may delete what others wrote there. */
export class DeleteRoomMessage extends Command<Omit<OfMessage, 'roomId'> & { readonly moderates: boolean }> {
  readonly type = 'DeleteRoomMessage';
}

/** Of days up to and including one. */
export class ForgetRoomMessages extends Command<{ readonly roomId: string; readonly upTo: string }> {
  readonly type = 'ForgetRoomMessages';
}

/** Some of one day. */
export class ForgetSomeRoomMessages extends Command<{ readonly roomId: string; readonly day: string; readonly messageIds: readonly string[] }> {
  readonly type = 'ForgetSomeRoomMessages';
}

/** A decision on a report takes it from view; it comes back when that is taken back. */
type Judged = { readonly messageId: string; readonly reportId: string; readonly reason: string };
export class WithholdRoomMessage extends Command<Judged> {
  readonly type = 'WithholdRoomMessage';
}
export class RestoreRoomMessage extends Command<Judged> {
  readonly type = 'RestoreRoomMessage';
}

export type RoomMessageCommand = KeepRoomMessage | KeepRoomMessageEdition | DeleteRoomMessage | WithholdRoomMessage | RestoreRoomMessage;
