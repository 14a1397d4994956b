import { DRAFT_TEXT, draftBeginning } from '@contracts/drafts';
import { type CreateTopicRequest, FORUM_FIELDS, FORUM_TEXT, TOPIC_LIMITS, type Topic, topicProblems } from '@contracts/forum';
import type { Role } from '@contracts/permissions';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { draftName } from '../../../client/drafts/localDraft';
import { readDraft } from '../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../client/drafts/useKeptDraft';
import { Button, LinkButton } from '../../../design/Button';
import { DraftChoice } from '../../../design/DraftChoice';
import { sendsForm, useForm } from '../../../design/useForm';
import { paths } from '../../../paths';
import { TagsField } from '../../../writing/TagsField';
import { TextBlock } from '../../../writing/TextBlock';
import { withTyped } from '../../../writing/tags';
import { categoriesQuery, useCreateTopic } from '../api/topics';
import { categoryChoices } from './categoryChoices';
import classes from './NewTopicForm.module.css';
import { SimilarTopics } from './SimilarTopics';

interface Fields extends Required<CreateTopicRequest> {
  typedTag: string;
}

const requestOf = ({ typedTag, ...request }: Fields): Required<CreateTopicRequest> => ({
  ...request,
  selectedTags: withTyped(request.selectedTags, typedTag),
});
const problemsOf = (fields: Fields) => topicProblems(requestOf(fields));

interface Props {
  memberId: string;
  role: Role;
  categoryId: string | undefined;
  onCreated: (topic: Topic) => void;
  onCancel: () => void;
}

export function NewTopicForm({ memberId, role, categoryId = '', onCreated, onCancel }: Props) {
  const empty: Fields = { categoryId, title: '', content: '', selectedTags: [], typedTag: '' };
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { form, typed, values, problems, set, setValues, check, refuse, submit } = useForm<Fields>(readDraft(draftName(memberId, 'topic'), empty), problemsOf);
  const [uploading, setUploading] = useState(false);
  const draft = useKeptDraft({
    memberId,
    key: 'topic',
    empty,
    value: values,
    title: values.title.trim() || DRAFT_TEXT.newTopic,
    excerpt: draftBeginning(values.content),
    onReplace: setValues,
  });
  const create = useCreateTopic((topic) => {
    draft.sent();
    onCreated(topic);
  });
  const send = submit((fields) => create.mutate(requestOf(fields), { onError: refusing(refuse) }));
  const sendOnce = (event?: FormEvent) => (create.isPending || uploading ? event?.preventDefault() : send(event));
  const places = categoryChoices(categories, { role, chosen: values.categoryId });
  const complete = Boolean(values.categoryId && values.title.trim() && values.content.trim());
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={sendOnce}
      onKeyDown={(event) => event.target instanceof HTMLInputElement && sendsForm(event) && sendOnce()}
    >
      <Failure of={create} title={FORUM_TEXT.createFailed} />
      <DraftChoice {...draft} />
      <NativeSelect
        label={FORUM_FIELDS.categoryId}
        data-autofocus
        data={[{ value: '', label: 'Kategori seçin' }, ...places.data]}
        {...typed('categoryId')}
        value={places.value}
        onBlur={() => check('categoryId')}
      />
      <TextInput
        label={FORUM_FIELDS.title}
        placeholder="Sorunuzu tek cümlede anlatın"
        maxLength={TOPIC_LIMITS.title.max}
        {...typed('title')}
        onBlur={() => check('title')}
      />
      <SimilarTopics title={values.title} />
      <TextBlock
        label={FORUM_FIELDS.content}
        tall
        placeholder="Ne denediniz, ne beklediniz, ne oldu? Kodunuzu ``` arasına yazın."
        value={values.content}
        error={problems.content}
        onChange={(content) => set('content', content)}
        onBlur={() => check('content')}
        onSend={sendOnce}
        onUploading={setUploading}
        savedAt={draft.savedAt}
        max={TOPIC_LIMITS.content.max}
        problem={problemsOf(values).content}
        counted
      />
      <TagsField
        tags={values.selectedTags}
        typed={values.typedTag}
        error={problems.selectedTags}
        onChange={(selectedTags, typedTag) => {
          set('typedTag', typedTag);
          set('selectedTags', selectedTags);
        }}
      />
      <div className={classes.actions}>
        <LinkButton kind="quiet" to={paths.drafts}>
          {DRAFT_TEXT.title}
        </LinkButton>
        <Button onClick={onCancel}>Vazgeç</Button>
        <Button type="submit" kind="primary" disabled={!complete || uploading} busy={create.isPending && 'Oluşturuluyor…'}>
          Konu Oluştur
        </Button>
      </div>
    </form>
  );
}
