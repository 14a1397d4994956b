import {
  type CreateVoiceRoomRequest,
  GIVEN_VOICE_ROLES,
  type GivenVoiceRole,
  VOICE_CATEGORIES,
  VOICE_LIMITS,
  type VoiceCategory,
  type VoiceKickRequest,
  type VoiceMuteRequest,
  type VoiceRoleRequest,
  type VoiceSettingsRequest,
} from '../../../../contracts/voice.js';
import { Flag, JudgedText, OneOf, OptionalJudgedText, OptionalJudgedWhole, OptionalOneOf, OptionalText, WindowDto } from '../../../platform/http/fields.js';

export class CreateVoiceRoomDto implements CreateVoiceRoomRequest {
  @JudgedText(VOICE_LIMITS.name.max)
  name: string = '';

  @OptionalJudgedText(VOICE_LIMITS.description)
  description?: string | null;

  @OptionalOneOf(VOICE_CATEGORIES)
  category?: VoiceCategory;

  @OptionalJudgedWhole(VOICE_LIMITS.participants.min, VOICE_LIMITS.participants.max)
  maxParticipants?: number;
}

export class VoiceRoleDto implements VoiceRoleRequest {
  @OneOf(GIVEN_VOICE_ROLES)
  role!: GivenVoiceRole;
}

export class VoiceMuteDto implements VoiceMuteRequest {
  @Flag()
  muted!: boolean;
}

export class VoiceKickDto implements VoiceKickRequest {
  @OptionalJudgedText(VOICE_LIMITS.reason)
  reason?: string | null;
}

export class VoiceSettingsDto implements VoiceSettingsRequest {
  @JudgedText(VOICE_LIMITS.name.max)
  name: string = '';

  @OptionalJudgedText(VOICE_LIMITS.description)
  description?: string | null;

  @OptionalJudgedWhole(VOICE_LIMITS.participants.min, VOICE_LIMITS.participants.max)
  maxParticipants?: number;
}

export class SearchVoiceRoomsDto extends WindowDto {
  @OptionalText(VOICE_LIMITS.search)
  search?: string;
}
