import { Injectable, type PipeTransform } from '@nestjs/common';
import { DRAFT_TEXT, type DraftKey, isDraftKey } from '../../../../contracts/drafts.js';
import { malformed } from '../../../platform/refusals/refusals.js';

/** Lets only keys through under which a draft can be kept. */
@Injectable()
export class DraftKeyPipe implements PipeTransform<string, DraftKey> {
  transform(value: string): DraftKey {
    if (isDraftKey(value)) return value;
    throw malformed(DRAFT_TEXT.badKey);
  }
}
