import { PUSH_LIMITS, type PushRequest } from '../../../../contracts/push.js';
import { JudgedValues, Text } from '../../../platform/http/fields.js';

const KEY = { type: 'string', maxLength: PUSH_LIMITS.key } as const;

export class PushDto implements PushRequest {
  @Text(PUSH_LIMITS.endpoint)
  endpoint!: string;

  @JudgedValues({ p256dh: KEY, auth: KEY }, 'Bu alan beklenen biçimde değil')
  keys!: PushRequest['keys'];
}
