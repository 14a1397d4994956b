import { CHAT_TEXT, messageProblem } from '../../../../contracts/chat.js';
import { isSeen } from '../../../../contracts/one-line.js';
import { plainBoundProblem } from '../../../../contracts/text-bounds.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

/**
 * A text as it is kept; beside a file it may be empty. Throws RuleViolation where it says nothing, or asks too much of the browser of whoever is
 * shown it.
 */
export function sayableText(written: string, hasFile = false): string {
  const text = written.trim();
  if (hasFile && text === '') return '';
  const problem = messageProblem(text) ?? (isSeen(text) ? plainBoundProblem(text) : CHAT_TEXT.empty);
  if (problem) throw new RuleViolation('message.unfit', problem, { content: problem });
  return text;
}
