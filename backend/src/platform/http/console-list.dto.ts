import { LENGTH, OptionalText } from './fields.js';

/** What ra-data-simple-rest sends: JSON in query parameters, `["field","ASC"]`, `[0,24]` and `{"field":value}`. */
export class ConsoleListDto {
  @OptionalText(LENGTH.sort)
  sort?: string;

  @OptionalText(LENGTH.range)
  range?: string;

  @OptionalText(LENGTH.filter)
  filter?: string;
}
