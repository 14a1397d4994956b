import { BLOG_FIELDS, POST_LIMITS, POST_TEXT } from '@contracts/blog-writing';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { TagsField } from '../../../../writing/TagsField';
import { blogCategoriesQuery } from '../../api/posts';
import type { FormPart } from './form';
import { NotLoaded } from './NotLoaded';
import classes from './PostForm.module.css';
import { shownOf } from './postFields';

/** What the text proposes; typing never waits for it. */
export function useShown({ title, content, excerpt, slug, reading_time }: FormPart['values']) {
  const text = useDeferredValue(content);
  return useMemo(() => shownOf({ title, content: text, excerpt, slug, reading_time }), [title, text, excerpt, slug, reading_time]);
}

/** Where a post stands among others, and how it is told there. */
export function PublishFields({ values, problems, set, check }: FormPart) {
  const { data: categories, isError, refetch } = useQuery(blogCategoriesQuery);
  const shown = useShown(values);
  return (
    <>
      <NativeSelect
        label={BLOG_FIELDS.category_id}
        data={[{ value: '', label: 'Seçin' }, ...(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
        value={values.category_id}
        error={problems.category_id}
        onChange={(event) => set('category_id', event.currentTarget.value)}
        onBlur={() => check('category_id')}
      />
      {isError && !categories && <NotLoaded text={POST_TEXT.categoriesFailed} onRetry={() => void refetch()} />}
      {categories?.length === 0 && <NotLoaded text={POST_TEXT.noCategories} onRetry={() => void refetch()} />}
      <Textarea
        label={BLOG_FIELDS.excerpt}
        description={values.excerpt === null ? 'Metinden önerildi; değiştirebilirsiniz.' : `${values.excerpt.trim().length}/${POST_LIMITS.excerpt}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={8}
        value={shown.excerpt}
        error={problems.excerpt}
        onChange={(event) => set('excerpt', event.currentTarget.value)}
        onBlur={() => check('excerpt')}
      />
      {values.excerpt !== null && <Propose of="Özeti" onPress={() => set('excerpt', null)} />}
      <TextInput
        label={`${BLOG_FIELDS.reading_time} (dakika)`}
        description={values.reading_time === null ? 'Metinden önerildi; değiştirebilirsiniz.' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        maxLength={3}
        value={shown.minutes}
        error={problems.reading_time}
        onChange={(event) => set('reading_time', event.currentTarget.value)}
        onBlur={() => check('reading_time')}
      />
      {values.reading_time !== null && <Propose of="Okuma süresini" onPress={() => set('reading_time', null)} />}
      <TagsField
        tags={values.tags}
        typed={values.typedTag}
        error={problems.tags}
        onChange={(tags, typedTag) => {
          set('typedTag', typedTag);
          set('tags', tags);
        }}
      />
      <TextInput
        label={`${BLOG_FIELDS.slug} (/blog/…)`}
        description={values.slug === null ? 'Başlıktan önerildi. Alınmışsa sonuna bir sayı eklenir.' : 'Adres değişirse eskisi yenisine götürür.'}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={POST_LIMITS.slug}
        value={shown.slug}
        error={problems.slug}
        onChange={(event) => set('slug', event.currentTarget.value)}
        onBlur={() => (values.slug?.trim() === '' ? set('slug', null) : check('slug'))}
      />
    </>
  );
}

const Propose = ({ of, onPress }: { of: string; onPress: () => void }) => (
  <button type="button" className={classes.propose} onClick={onPress}>
    {of} metinden öner
  </button>
);
