import { MEMBER_SEARCH } from '../../../../contracts/profile.js';
import { JudgedText } from '../../../platform/http/fields.js';

export class MemberToAddDto {
  /** A part of a username or of a name. */
  @JudgedText(MEMBER_SEARCH.max)
  username: string = '';
}
