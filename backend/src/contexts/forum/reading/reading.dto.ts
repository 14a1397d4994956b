import { READING_LIMITS, type ReadingRequest } from '../../../../contracts/reading.js';
import { OptionalText, OptionalTexts, Text } from '../../../platform/http/fields.js';

const ID_LENGTH = 36;
const TIME_LENGTH = 40;

export class ReadingOfDto {
  /** Topic ids with commas between them. */
  @Text(READING_LIMITS.batch * (ID_LENGTH + 1))
  ids: string = '';
}

export class ReadingDto implements ReadingRequest {
  @OptionalTexts(READING_LIMITS.batch, ID_LENGTH)
  comments?: string[];

  @OptionalTexts(READING_LIMITS.batch, ID_LENGTH)
  topics?: string[];

  @OptionalText(TIME_LENGTH)
  since?: string;
}
