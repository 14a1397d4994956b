import { aboveIds, aboveIn, pagePath } from '@contracts/above';
import { CASE_ACTION_LABEL, type CaseAction, type CaseDecision, type CaseDetails, type CaseRow, isOnContent } from '@contracts/cases';
import { OUTCOME_LABEL, REPORT_STATUS_LABEL, type ReportedType, type ReportReason } from '@contracts/moderation';
import { PROFILE_FIELDS } from '@contracts/profile-fields';
import type { Tone } from '../../desk/Chip';
import { inDays } from '../../desk/durations';

/** What is read for a reason alone, with what stood around it. */
export const isConversation = (type: ReportedType): boolean => type === 'chat_message' || type === 'voice_message';

/** A comment has no title of its own; its beginning is quoted. Of a message nothing is told but who wrote it. */
export function queueTitle({ reported_type, content_title, reported }: Pick<CaseRow, 'reported_type' | 'content_title' | 'reported'>): string {
  if (isConversation(reported_type)) return `${content_title} · @${reported.username}`;
  return reported_type === 'forum_comment' ? `“${content_title}”` : content_title;
}

const BACK_VOWELS = 'aıouâû';

/** "da" or "de" after a name, by its last vowel. */
const also = (name: string): string => {
  const vowel = [...name.toLocaleLowerCase('tr')].findLast((letter) => 'aeıioöuüâîû'.includes(letter));
  return vowel !== undefined && BACK_VOWELS.includes(vowel) ? 'da' : 'de';
};

/** That somebody else looks at the case, too. */
export function othersText(names: readonly string[]): string | null {
  const [first, ...more] = names;
  if (first === undefined) return null;
  return more.length === 0 ? `${first} ${also(first)} bakıyor` : `${first} ve ${more.length} görevli daha bakıyor`;
}

/** Who else writes a decision, so that nobody decides beside them unknowingly. */
export function writersText(names: readonly string[]): string | null {
  const [first, ...more] = names;
  if (first === undefined) return null;
  return more.length === 0 ? `${first} yazıyor…` : `${first} ve ${more.length} görevli daha yazıyor…`;
}

/** How a settled case ended. */
export function outcomeText({ decision, reports }: Pick<CaseRow, 'decision' | 'reports'>): string {
  // What nobody reported lapses with its decision alone.
  if (!decision) return reports === 0 ? 'Karar geri alındı' : OUTCOME_LABEL.taken_back;
  return decision.status === 'dismissed' ? REPORT_STATUS_LABEL.dismissed : OUTCOME_LABEL[decision.outcome];
}

const doneText = ({ action, durationMinutes }: CaseAction) => CASE_ACTION_LABEL[action] + (durationMinutes === null ? '' : ` (${inDays(durationMinutes)})`);

/** What a decision was, in words: everything that it did. */
export function decisionText({
  status,
  outcome,
  actions,
  fields,
  message,
}: Pick<CaseDecision, 'status' | 'outcome' | 'actions' | 'fields' | 'message'>): string {
  if (status === 'dismissed') return REPORT_STATUS_LABEL.dismissed;
  if (actions.length > 0)
    return actions
      .map(
        (taken) =>
          doneText(taken) + (isOnContent(taken.action) && fields.length > 0 ? ` (${fields.map((field) => PROFILE_FIELDS[field].label).join(', ')})` : ''),
      )
      .join(' · ');
  return message ? 'Üyeye not' : OUTCOME_LABEL[outcome];
}

/** Where the content stands in the member app, also when only moderators still see it there; null for a topic that its author took away. */
export function contentAddress({
  topic_id,
  post_id,
  project_id,
  reported_type,
  id,
  now,
  reported,
}: Pick<CaseDetails, 'topic_id' | 'post_id' | 'project_id' | 'reported_type' | 'id' | 'now' | 'reported'>): string | null {
  switch (reported_type) {
    case 'user_profile':
      return reported.username ? `/profile/${reported.username}` : null;
    case 'forum_comment':
      return `${pagePath({ topicId: topic_id, ...aboveIds(aboveIn({ post_id, project_id })) })}#comment-${id}`;
    case 'project':
      return now.state === 'deleted' ? null : `/projects/${id}`;
    case 'project_update':
      return now.state === 'deleted' ? null : `/projects/${project_id}?tab=updates#update-${id}`;
    case 'blog_post':
      return now.state === 'deleted' ? null : `/blog/${id}`;
    case 'job_listing':
      return now.state === 'deleted' ? null : `/career/${id}`;
    case 'voice_room':
      return now.state === 'deleted' ? null : '/voice-rooms';
    case 'chat_message':
    case 'voice_message':
      return null;
    case 'forum_topic':
      return now.state === 'deleted' && !now.title ? null : `/forum/topic/${topic_id}`;
  }
}

export const REASON_TONE: Record<ReportReason, Tone> = {
  hate_speech: 'danger',
  harassment: 'danger',
  violence: 'danger',
  scam: 'danger',
  spam: 'warn',
  nudity: 'warn',
  impersonation: 'info',
  other: 'plain',
};
