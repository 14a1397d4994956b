import { READING_LIMITS, type ReadingRequest } from '../../../../contracts/reading.js';
import { LENGTH, OptionalText, OptionalTexts, Text } from '../../../platform/http/fields.js';

/** Room for as many ids as one question may name, and a comma behind each. */
const LONGEST_IDS = READING_LIMITS.batch * (LENGTH.id + ','.length);

export class ReadingOfDto {
  /** Topic ids with commas between them. */
  @Text(LONGEST_IDS)
  ids: string = '';
}

export class ReadingDto implements ReadingRequest {
  @OptionalTexts(READING_LIMITS.batch, LENGTH.id)
  comments?: string[];

  @OptionalTexts(READING_LIMITS.batch, LENGTH.id)
  topics?: string[];

  @OptionalText(LENGTH.time)
  since?: string;
}
