import { aboveOf } from '@contracts/above';
import type { OwnHeldText } from '@contracts/holding';
import { draftName } from '../../../../client/drafts/localDraft';
import { keepDraft, readDraft } from '../../../../client/drafts/useDraft';
import { paths } from '../../../../paths';

const joined = (...texts: string[]) => texts.filter(Boolean).join('\n\n');
const NOTHING = { title: '', content: '' };

/** Puts a text into the draft of the place where such a text is written and answers that place; what is typed there already stays. */
export function stashText(memberId: string, text: OwnHeldText): string {
  if (text.kind === 'comment') {
    const above = aboveOf(text);
    const name = draftName(memberId, `comment:${above ? (text.parentId ?? above.id) : text.topicId}`);
    keepDraft(name, { content: joined(text.content, readDraft(name, NOTHING).content) });
    if (!above) return paths.topic(text.topicId);
    return text.parentId ? paths.commentIn(text.topicId, above, text.parentId) : paths.above(above);
  }
  const name = draftName(memberId, 'topic');
  const typed = readDraft(name, NOTHING);
  const { title, content, categoryId, selectedTags } = text;
  const isOther = (typed.title || typed.content) && typed.content !== content;
  if (isOther) keepDraft(name, { ...typed, content: joined(typed.content, title ?? '', content) });
  else keepDraft(name, { title, content, categoryId, selectedTags });
  return paths.newTopic;
}
