import { type ChatChoices, WHO_MAY_WRITE, type WhoMayWrite } from '../../../../contracts/chat.js';
import { Flag, OneOf } from '../../../platform/http/fields.js';

export class ChatChoicesDto implements ChatChoices {
  @OneOf(Object.keys(WHO_MAY_WRITE))
  whoMayWrite!: WhoMayWrite;

  @Flag()
  showsSeen!: boolean;

  @Flag()
  showsLastSeen!: boolean;
}
