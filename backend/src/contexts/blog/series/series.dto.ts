import { type CreateSeriesRequest, type EditSeriesRequest, type PlacePostRequest, SERIES_LIMITS } from '../../../../contracts/blog-series.js';
import { GivenJudgedText, JudgedText, OptionalId, OptionalIds } from '../../../platform/http/fields.js';

export class CreateSeriesDto implements CreateSeriesRequest {
  @JudgedText(SERIES_LIMITS.title.max)
  title: string = '';
}

export class EditSeriesDto implements EditSeriesRequest {
  @GivenJudgedText(SERIES_LIMITS.title.max)
  title?: string;

  @OptionalIds(SERIES_LIMITS.posts)
  posts?: string[];
}

export class PlacePostDto implements PlacePostRequest {
  /** Null, as when it is left out, is no series. */
  @OptionalId()
  series_id: string | null = null;
}
