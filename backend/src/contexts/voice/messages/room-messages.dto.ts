import {
  type EditVoiceMessageRequest,
  type PostVoiceMessageRequest,
  VOICE_MESSAGE_LIMITS,
  VOICE_MESSAGE_TYPES,
  type VoiceMessageType,
} from '../../../../contracts/voice-messages.js';
import { JudgedText, LENGTH, OptionalId, OptionalLimit, OptionalOneOf, OptionalText } from '../../../platform/http/fields.js';

export class EditVoiceMessageDto implements EditVoiceMessageRequest {
  @JudgedText(VOICE_MESSAGE_LIMITS.text)
  content: string = '';
}

export class PostVoiceMessageDto extends EditVoiceMessageDto implements PostVoiceMessageRequest {
  @OptionalOneOf(VOICE_MESSAGE_TYPES)
  messageType?: VoiceMessageType;

  @OptionalId()
  parentMessageId?: string | null;
}

/** `before`: the id of a message, or an ISO time. */
export class VoiceMessagesDto {
  @OptionalText(LENGTH.time)
  before?: string;

  @OptionalLimit()
  limit?: number;
}
