import { FIGURES_LIMITS, type FiguresRequest } from '../../../../contracts/figures.js';
import { OptionalText } from '../../../platform/http/fields.js';

export class FiguresDto implements FiguresRequest {
  /** A day of Turkey (`YYYY-MM-DD`), included. */
  @OptionalText(FIGURES_LIMITS.day)
  from?: string;

  @OptionalText(FIGURES_LIMITS.day)
  to?: string;
}
