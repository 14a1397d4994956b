import {
  CHAT_EMOJIS,
  CHAT_LIMITS,
  type ChatEmoji,
  type ChatIdsRequest,
  type EditMessageRequest,
  type MarkReadRequest,
  type ReactionRequest,
  type SendMessageRequest,
  type StartChatRequest,
} from '../../../../contracts/chat.js';
import { GivenJudgedText, Id, Ids, LENGTH, NullableWhole, OneOf, OptionalId, OptionalLimit, OptionalText, Text } from '../../../platform/http/fields.js';

export class StartChatDto implements StartChatRequest {
  @Id()
  otherUserId!: string;
}

export class EditMessageDto implements EditMessageRequest {
  @GivenJudgedText(CHAT_LIMITS.text)
  content?: string;

  @OptionalText(CHAT_LIMITS.encoded)
  encrypted_content?: string;

  @OptionalText(LENGTH.signature)
  content_hash?: string;
}

export class SendMessageDto extends EditMessageDto implements SendMessageRequest {
  @OptionalText(LENGTH.value)
  message_type?: string;

  @OptionalId()
  client_id?: string;

  @OptionalId()
  reply_to?: string | null;

  @OptionalText(LENGTH.token)
  file_url?: string | null;

  @OptionalText(CHAT_LIMITS.text)
  file_name?: string | null;

  @NullableWhole(CHAT_LIMITS.fileBytes.min, CHAT_LIMITS.fileBytes.max)
  file_size?: number | null;
}

export class ReactionDto implements ReactionRequest {
  @OneOf(CHAT_EMOJIS)
  emoji!: ChatEmoji;
}

export class ChatIdsDto implements ChatIdsRequest {
  @Ids(CHAT_LIMITS.ids)
  chatIds!: string[];
}

export class MarkReadDto implements MarkReadRequest {
  @OptionalId()
  upTo?: string | null;
}

export class MessagesDto {
  @OptionalLimit()
  limit?: number;

  /** Id of a message, as are the next two. */
  @OptionalId()
  before?: string;

  @OptionalId()
  after?: string;

  @OptionalId()
  around?: string;

  /** From this ISO time on. */
  @OptionalText(LENGTH.time)
  since?: string;
}

export class SearchMessagesDto {
  @Text(CHAT_LIMITS.search.max)
  q: string = '';
}
