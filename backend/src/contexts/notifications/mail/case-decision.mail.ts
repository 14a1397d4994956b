import { decisionSentences, decisionSubject, ruleText, type ToldDecision } from '../../../../contracts/case-message.js';
import type { CaseAction } from '../../../../contracts/cases.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { projectUpdatePath } from '../../../../contracts/project-notices.js';
import type { Mail } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import type { ReadableText } from '../notice/subjects.port.js';
import type { AppealAddress } from './appeal-addresses.port.js';
import { appealText, type Letter, optionalFoot, placeOf, RESTRICTION_FOOT } from './moderation.mail.js';

/** What is told of a decision on a case. */
export interface DecisionInWords extends ToldDecision {
  /** What the moderator wrote, or null. */
  readonly words: string | null;
  /** The text that it is about, as far as its author can read it. */
  readonly text: ReadableText | null;
  /** The project of the update that it is about, as long as its author can read that. */
  readonly updateIn?: string | null;
}

/** All of a decision in one mail: what was done, to which text, by which rule, until when, and how to appeal; null when nothing is left to tell. */
export function caseDecisionMail({ id, to, publicUrl }: Letter, told: DecisionInWords, appeal: AppealAddress | null): Mail | null {
  const { commentId, postId, projectId, jobId, updateId, updateIn, text, words, actions, suspendedUntil } = told;
  const isSuspended = suspendedUntil !== undefined;
  const isDone = actions.length > 0 || isSuspended;
  if (!isDone && words === null) return null;
  const intro = decisionSentences(told, turkishTime).join('\n');
  return {
    id,
    to,
    subject: `Meydan: ${decisionSubject(told)}`,
    text: `Merhaba,

${[intro, postId && `Yazınız: ${publicUrl}/blog/${postId}`, projectId && `Projeniz: ${publicUrl}/projects/${projectId}`, jobId && `İlanınız: ${publicUrl}/career/${jobId}`, updateId && updateIn && `Güncellemeniz: ${publicUrl}${projectUpdatePath(updateIn, updateId)}`, text && placeOf(publicUrl, commentId, text), ruleText(told), words && `Moderatörün açıklaması: “${inOneLine(words)}”`].filter(Boolean).join('\n\n')}
${appeal && isDone ? appealText(appeal) : ''}
Topluluk kuralları: ${publicUrl}/terms

Meydan
${isSuspended || shutsOut(actions) ? RESTRICTION_FOOT : optionalFoot(publicUrl, isDone ? 'hakkınızda bir karar verildiği' : 'moderatörler size yazdığı')}`,
  };
}

/** Whoever is shut out cannot change what they are sent, and must know why they are. */
export const shutsOut = (actions: readonly CaseAction[]): boolean => actions.some(({ action }) => action === 'suspend_user' || action === 'ban_user');
