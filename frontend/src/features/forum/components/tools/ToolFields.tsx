import { FORUM_FIELDS, TOPIC_LIMITS, type Topic } from '@contracts/forum';
import type { TopicTool } from '@contracts/moderation-verbs';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '../../../../deciding/deciding.module.css';
import { TagsField } from '../../../../writing/TagsField';
import { categoriesQuery } from '../../api/topics';
import { MergeTarget } from './MergeTarget';
import type { ToolValues } from './toolRequest';

interface Props {
  tool: TopicTool;
  topic: Topic;
  values: ToolValues;
  problems: Partial<Record<keyof ToolValues, string>>;
  set: <Field extends keyof ToolValues>(field: Field, value: ToolValues[Field]) => void;
}

/** What a decision needs to know besides its reason. */
export function ToolFields({ tool, topic, values, problems, set }: Props) {
  switch (tool) {
    case 'move':
      return <CategoryField value={values.categoryId} onChange={(categoryId) => set('categoryId', categoryId)} />;
    case 'retag':
      return (
        <TagsField
          tags={values.selectedTags}
          typed={values.typedTag}
          error={problems.selectedTags}
          onChange={(tags, typed) => {
            set('typedTag', typed);
            set('selectedTags', tags);
          }}
        />
      );
    case 'merge':
      return <MergeTarget topic={topic} error={problems.targetId} onChoose={(id) => set('targetId', id)} />;
    case 'split':
      return (
        <>
          <p className={classes.about}>{`${values.commentIds.length} yorum yeni konuya taşınacak.`}</p>
          <TextInput
            label="Yeni konunun başlığı"
            data-autofocus
            maxLength={TOPIC_LIMITS.title.max}
            value={values.title}
            error={problems.title}
            onChange={(event) => set('title', event.currentTarget.value)}
          />
        </>
      );
    default:
      return null;
  }
}

function CategoryField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <NativeSelect
      label={FORUM_FIELDS.categoryId}
      value={value}
      data={categories.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
