import { CHAT_TEXT, messageProblem } from '../../../../contracts/chat.js';
import { isSeen } from '../../../../contracts/one-line.js';
import { plainBoundProblem } from '../../../../contracts/text-bounds.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

/** A text as it is kept. Throws RuleViolation where it says nothing, or asks too much of the browser of whoever is shown it. */
export function sayableText(written: string): string {
  const text = written.trim();
  const problem = messageProblem(text) ?? (isSeen(text) ? plainBoundProblem(text) : CHAT_TEXT.empty);
  if (problem) throw new RuleViolation('message.unfit', problem, { content: problem });
  return text;
}
