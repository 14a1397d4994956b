import { reasonProblem } from '../../../../contracts/forum-tools.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';

/** Whatever a moderator does on the page has a reason. */
export function refuseUnreasoned(reason: string): void {
  refuseProblems('tool.unreasoned', { reason: reasonProblem(reason) ?? undefined });
}
