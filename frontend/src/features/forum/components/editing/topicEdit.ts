import { type Category, type EditTopicRequest, FORUM_FIELDS, type Topic, topicProblems } from '@contracts/forum';
import { withTyped } from '../../../../writing/tags';
import type { ComparedPart } from './CompareDialog';
import { carryOver, changesIn, type EditDraft } from './editDraft';

export const fieldsOf = ({ title, content, categoryId, selectedTags }: Topic) => ({ title, content, categoryId, selectedTags, typedTag: '' });
export type TopicFields = ReturnType<typeof fieldsOf>;

const formOf = ({ typedTag, ...fields }: TopicFields) => ({ ...fields, selectedTags: withTyped(fields.selectedTags, typedTag) });
export const problemsOf = (fields: TopicFields) => topicProblems(formOf(fields));

/** Only what the member has changed is sent, so that nothing that somebody else did is undone by the way. */
export const requestOf = (draft: EditDraft<TopicFields>, written: TopicFields): EditTopicRequest =>
  changesIn(formOf(carryOver(draft, written).fields), formOf(written));

/** The fields as they can be read beside each other. */
export function comparedParts(base: TopicFields, written: TopicFields, mine: TopicFields, categories: readonly Category[]): ComparedPart[] {
  const read: [string, (fields: TopicFields) => string][] = [
    [FORUM_FIELDS.title, ({ title }) => title],
    [FORUM_FIELDS.content, ({ content }) => content],
    [FORUM_FIELDS.categoryId, ({ categoryId }) => categories.find(({ id }) => id === categoryId)?.name ?? ''],
    ['Etiketler', (fields) => formOf(fields).selectedTags.join(', ')],
  ];
  return read.map(([label, of]) => ({ label, base: of(base), written: of(written), mine: of(mine) }));
}
