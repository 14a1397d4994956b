import { type BeginLinkRequest, type FinishLinkRequest, PROVIDER_IDS, type ProviderId } from '../../../../contracts/identities.js';
import { OneOf, OptionalOneOf, OptionalText, Text } from '../../../platform/http/fields.js';

export class StartDto {
  /** Own path to go on to; anything else is ignored. */
  @OptionalText(4000)
  redirect?: string;

  /** Whether the session outlives the browser. */
  @OptionalOneOf(['0', '1'])
  remember?: '0' | '1';
}

export class FinishLinkDto implements FinishLinkRequest {
  @Text(1000)
  password: string = '';
}

export class BeginLinkDto implements BeginLinkRequest {
  @OneOf(PROVIDER_IDS)
  provider!: ProviderId;
}
