import { validate } from 'uuid';
import { VOICE_MESSAGE_TEXT } from '../../../../contracts/voice-messages.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;

/** Before what a page is wanted: a message by its id, or a time; null for the newest page. Throws RuleViolation where it is neither. */
export function placeIn(before: string | undefined): { readonly id: string } | { readonly at: string } | null {
  if (before === undefined) return null;
  if (validate(before)) return { id: before };
  // A plus of a time zone that was not encoded comes as a space.
  const time = before.replace(' ', '+');
  if (!ISO.test(time) || Number.isNaN(Date.parse(time)))
    throw new RuleViolation('voice-message.place', VOICE_MESSAGE_TEXT.malformedPlace, { before: VOICE_MESSAGE_TEXT.malformedPlace });
  return { at: new Date(time).toISOString() };
}
