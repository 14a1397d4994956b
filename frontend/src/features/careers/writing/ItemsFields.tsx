import { JOB_FIELDS, JOB_LIMITS, JOB_WRITING_TEXT } from '@contracts/job-writing';
import { Textarea } from '@mantine/core';
import { LengthNote } from '../../../design/LengthNote';
import { ListField } from '../../../writing/ListField';
import { SuggestedTags } from '../../../writing/SuggestedTags';
import { withTyped } from '../../../writing/tags';
import type { FormPart } from './form';

/** What is listed: an item in each line, and tags. */
export function ItemsFields({ values, problems, set, check }: FormPart) {
  const items = (field: 'responsibilities' | 'qualifications', placeholder: string) => (
    <Textarea
      label={JOB_FIELDS[field]}
      description={
        <>
          Her satır bir madde olur. <LengthNote length={values[field].length} max={JOB_LIMITS.lines.all} />
        </>
      }
      placeholder={placeholder}
      autosize
      minRows={3}
      maxRows={12}
      value={values[field]}
      error={problems[field]}
      onChange={(event) => set(field, event.currentTarget.value)}
      onBlur={() => values[field] && check(field)}
    />
  );
  return (
    <>
      {items('responsibilities', 'Kod incelemelerinde ekibe yol göstermek')}
      {items('qualifications', 'React ve TypeScript ile üretim deneyimi')}
      <ListField
        label={JOB_FIELDS.tags}
        description={`İsteğe bağlı, en fazla ${JOB_LIMITS.tags}. Birden fazlaysa aralarına virgül koyun.`}
        chosen={values.tags}
        typed={values.typedTag}
        most={JOB_LIMITS.tags}
        tooMany={JOB_WRITING_TEXT.tooManyTags}
        error={problems.tags}
        withTyped={withTyped}
        removes={(tag) => `${tag} etiketini kaldır`}
        onChange={(tags, typedTag) => {
          set('typedTag', typedTag);
          set('tags', tags);
        }}
        suggestions={<SuggestedTags typed={values.typedTag} chosen={values.tags} onChoose={(tag) => set('tags', withTyped(values.tags, tag))} />}
      />
    </>
  );
}
