import { OptionalText } from './fields.js';

/** What ra-data-simple-rest sends: JSON in query parameters, `["field","ASC"]`, `[0,24]` and `{"field":value}`. */
export class ConsoleListDto {
  @OptionalText(200)
  sort?: string;

  @OptionalText(100)
  range?: string;

  @OptionalText(2000)
  filter?: string;
}
