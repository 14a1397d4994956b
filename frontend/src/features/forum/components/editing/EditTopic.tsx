import type { OwnUser } from '@contracts/accounts';
import { draftBeginning } from '@contracts/drafts';
import { FORUM_FIELDS, FORUM_TEXT, TOPIC_LIMITS, type Topic } from '@contracts/forum';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../../client/apiError';
import { DraftChoice } from '../../../../design/DraftChoice';
import { toast } from '../../../../design/toast';
import { useForm } from '../../../../design/useForm';
import { paths } from '../../../../paths';
import { TagsField } from '../../../../writing/TagsField';
import { TextBlock } from '../../../../writing/TextBlock';
import { categoriesQuery, useEditTopic } from '../../api/topics';
import { categoryChoices } from '../categoryChoices';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { EditActions } from './EditActions';
import classes from './editing.module.css';
import { focusWhenShown } from './focusWhenShown';
import { comparedParts, fieldsOf, problemsOf, requestOf, type TopicFields } from './topicEdit';
import { readEdit, useEditDraft } from './useEditDraft';

interface Props {
  member: OwnUser;
  topic: Topic;
  onDone: () => void;
}

/** The topic's own text in its place, being changed, with its title, category and tags. */
export function EditTopic({ member, topic, onDone }: Props) {
  const key = `edit-topic:${topic.id}` as const;
  const written = fieldsOf(topic);
  const [first] = useState(() => readEdit(member.id, key, written));
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { form, typed, values, problems, set, setValues, check, refuse, submit } = useForm<TopicFields>(first.fields, problemsOf);
  const [uploading, setUploading] = useState(false);
  const [comparing, setComparing] = useState(false);
  const editing = useEditTopic(topic.id);
  const draft = useEditDraft({
    memberId: member.id,
    key,
    path: paths.editTopic(topic.id),
    title: topic.title,
    excerpt: draftBeginning(values.content),
    written,
    firstBase: first.base,
    fields: values,
    setFields: setValues,
  });
  useEffect(() => focusWhenShown(() => form.current?.querySelector('input')), [form]);
  const hasChanged = draft.hasChanged && !editing.isPending && !editing.isSuccess;

  const places = categoryChoices(categories, { role: member.role, chosen: values.categoryId, moves: true });

  const finish = () => {
    draft.sent();
    onDone();
  };
  const failed = (error: Error) => {
    if (error instanceof ApiError) refuse(error.fields);
    toast({ title: FORUM_TEXT.updateFailed, text: messageOf(error), tone: 'danger' });
  };
  const send = submit((fields) => {
    if (editing.isPending || uploading) return;
    if (hasChanged) return setComparing(true);
    const request = requestOf({ fields, base: draft.base }, written);
    if (Object.keys(request).length === 0) return finish();
    editing.mutate({ ...request, edition: topic.edition }, { onSuccess: finish, onError: failed });
  });
  return (
    <form ref={form} className={classes.form} noValidate aria-label="Konuyu düzenle" onSubmit={send}>
      <DraftChoice {...draft} />
      {hasChanged && !draft.hasNewer && (
        <ChangedMeanwhile
          kind="topics"
          id={topic.id}
          memberId={member.id}
          parts={comparedParts(draft.base, written, values, categories)}
          comparing={comparing}
          onCompare={setComparing}
          onKeepMine={draft.keepMine}
          onTakeWritten={draft.takeWritten}
        />
      )}
      <TextInput label={FORUM_FIELDS.title} maxLength={TOPIC_LIMITS.title.max} {...typed('title')} onBlur={() => check('title')} />
      <TextBlock
        label={FORUM_FIELDS.content}
        tall
        value={values.content}
        error={problems.content}
        onChange={(content) => set('content', content)}
        onBlur={() => check('content')}
        onSend={send}
        onUploading={setUploading}
        savedAt={draft.savedAt}
        max={TOPIC_LIMITS.content.max}
        problem={problemsOf(values).content}
        counted
      />
      <NativeSelect label={FORUM_FIELDS.categoryId} data={places.data} {...typed('categoryId')} value={places.value} />
      <TagsField
        tags={values.selectedTags}
        typed={values.typedTag}
        error={problems.selectedTags}
        onChange={(selectedTags, typedTag) => {
          set('typedTag', typedTag);
          set('selectedTags', selectedTags);
        }}
      />
      <EditActions
        busy={editing.isPending}
        waits={uploading}
        onSave={() => send()}
        onCancel={() => {
          draft.drop();
          onDone();
        }}
      />
    </form>
  );
}
