import { CHAT_LIMITS, type ChatIdsRequest } from '../../../../contracts/chat.js';
import { Ids } from '../../../platform/http/fields.js';

export class ChatIdsDto implements ChatIdsRequest {
  @Ids(CHAT_LIMITS.ids)
  chatIds!: string[];
}
