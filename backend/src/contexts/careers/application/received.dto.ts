import { APPLICATION_STATES, type ApplicationState } from '../../../../contracts/job-application-states.js';
import {
  type AnswerRequest,
  APPLICATION_LIMITS,
  type ApplicationStateRequest,
  type CvDownloadRequest,
  DECIDED_STATES,
  type DecidedState,
  type RatingRequest,
  type TeamNoteRequest,
} from '../../../../contracts/job-applications.js';
import type { BulkAnswerRequest } from '../../../../contracts/job-templates.js';
import {
  Id,
  Ids,
  JudgedText,
  NullableWhole,
  OneOf,
  OptionalId,
  OptionalOneOf,
  OptionalWhole,
  OptionalWholes,
  WindowDto,
} from '../../../platform/http/fields.js';

export class ReceivedListDto extends WindowDto {
  @OptionalId()
  jobId?: string;

  @OptionalOneOf(APPLICATION_STATES)
  state?: ApplicationState;
}

export class ApplicationStateDto implements ApplicationStateRequest {
  @OneOf(DECIDED_STATES)
  state!: DecidedState;

  @OptionalWhole(APPLICATION_LIMITS.version.first, APPLICATION_LIMITS.version.last)
  version?: number;
}

export class RatingDto implements RatingRequest {
  @NullableWhole(APPLICATION_LIMITS.rating.min, APPLICATION_LIMITS.rating.max)
  rating: number | null = null;
}

export class TeamNoteDto implements TeamNoteRequest {
  @JudgedText(APPLICATION_LIMITS.teamNote.max)
  text: string = '';
}

export class AnswerDto implements AnswerRequest {
  @JudgedText(APPLICATION_LIMITS.answer.max)
  text: string = '';

  @OptionalOneOf(DECIDED_STATES)
  state?: DecidedState;

  @OptionalWhole(APPLICATION_LIMITS.version.first, APPLICATION_LIMITS.version.last)
  version?: number;
}

export class BulkAnswerDto implements BulkAnswerRequest {
  @Ids(APPLICATION_LIMITS.bulk)
  application_ids: string[] = [];

  @JudgedText(APPLICATION_LIMITS.answer.max)
  text: string = '';

  @OptionalOneOf(DECIDED_STATES)
  state?: DecidedState;

  @OptionalWholes(APPLICATION_LIMITS.bulk, APPLICATION_LIMITS.version.first, APPLICATION_LIMITS.version.last)
  versions?: number[];

  @Id()
  sending_id!: string;

  @Ids(APPLICATION_LIMITS.sendings)
  after: string[] = [];
}

export class CvDownloadDto implements CvDownloadRequest {
  @JudgedText(APPLICATION_LIMITS.downloadReason.max)
  reason: string = '';
}
