import { BLOG_FIELDS, POST_LIMITS, POST_TEXT } from '@contracts/blog-writing';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LengthNote } from '../../../../design/LengthNote';
import classes from '../../../../writing/FormPage.module.css';
import { NotLoaded } from '../../../../writing/NotLoaded';
import { TagsField } from '../../../../writing/TagsField';
import { blogCategoriesQuery } from '../../api/posts';
import type { FormPart } from './form';

import { Proposed } from './Proposed';
import { useShown } from './useShown';

/** Where a post stands among others, and how it is told there. */
export function PublishFields({ values, problems, set, check }: FormPart) {
  const { data: categories, isError, refetch } = useQuery(blogCategoriesQuery);
  const shown = useShown(values);
  return (
    <>
      <Proposed of="Özeti" isProposed={values.excerpt === null ? shown.excerpt !== '' || null : false} onPropose={() => set('excerpt', null)}>
        <Textarea
          label={BLOG_FIELDS.excerpt}
          description={values.excerpt === null ? undefined : <LengthNote always length={values.excerpt.trim().length} max={POST_LIMITS.excerpt} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={3}
          maxRows={8}
          value={shown.excerpt}
          error={problems.excerpt}
          onChange={(event) => set('excerpt', event.currentTarget.value)}
          onBlur={() => check('excerpt')}
        />
      </Proposed>
      <div className={classes.two}>
        <NativeSelect
          label={BLOG_FIELDS.category_id}
          data={[{ value: '', label: 'Seçin' }, ...(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
          value={values.category_id}
          error={problems.category_id}
          onChange={(event) => set('category_id', event.currentTarget.value)}
          onBlur={() => check('category_id')}
        />
        <Proposed
          of="Okuma süresini"
          way="Öner"
          isProposed={values.reading_time === null ? shown.minutes !== '' || null : false}
          onPropose={() => set('reading_time', null)}
        >
          <TextInput
            label={
              <>
                {BLOG_FIELDS.reading_time}
                <span className="visually-hidden"> (dakika)</span>
              </>
            }
            inputMode="numeric"
            maxLength={3}
            rightSection={<span aria-hidden="true">dk</span>}
            rightSectionPointerEvents="none"
            value={shown.minutes}
            error={problems.reading_time}
            onChange={(event) => set('reading_time', event.currentTarget.value)}
            onBlur={() => check('reading_time')}
          />
        </Proposed>
      </div>
      {isError && !categories && <NotLoaded text={POST_TEXT.categoriesFailed} onRetry={() => void refetch()} />}
      {categories?.length === 0 && <NotLoaded text={POST_TEXT.noCategories} onRetry={() => void refetch()} />}
      <TagsField
        tags={values.tags}
        typed={values.typedTag}
        error={problems.tags}
        onChange={(tags, typedTag) => {
          set('typedTag', typedTag);
          set('tags', tags);
        }}
      />
    </>
  );
}
