import { CHAT_TEXT } from '../../../../contracts/chat.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

/** A message that is not of the kind that it is said to be, or of one that nobody can send. */
export const otherType = (field: string) => new RuleViolation('message.type', CHAT_TEXT.typeUnknown, { [field]: CHAT_TEXT.typeUnknown });
