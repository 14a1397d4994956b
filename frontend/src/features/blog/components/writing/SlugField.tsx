import type { Post } from '@contracts/blog';
import { BLOG_FIELDS, POST_LIMITS } from '@contracts/blog-writing';
import { TextInput } from '@mantine/core';
import { Chip } from '../../../../design/Chip';
import type { FormPart } from './form';
import classes from './PostForm.module.css';
import { useShown } from './useShown';
import { useSlugState } from './useSlugState';

const TAKEN = 'Bu adres alınmış; sonuna bir sayı eklenecek.';
const PROPOSED = 'Başlıktan önerildi. Alınmışsa sonuna bir sayı eklenir.';
const LEADS = 'Adres değişirse eskisi yenisine götürür.';

/** Where the post will be read, and whether that is free. */
export function SlugField({ values, problems, set, check, post }: FormPart & { post: Post | null }) {
  const { slug } = useShown(values);
  const state = useSlugState(slug, post);
  const isTaken = state === 'taken';
  return (
    <div>
      <TextInput
        label={`${BLOG_FIELDS.slug} (/blog/…)`}
        description={isTaken ? TAKEN : values.slug === null ? PROPOSED : LEADS}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ input: classes.slug }}
        data-state={state}
        maxLength={POST_LIMITS.slug}
        value={slug}
        error={problems.slug}
        rightSection={state && <Chip tone={isTaken ? 'warn' : 'ok'}>{isTaken ? 'Alınmış' : 'Kullanılabilir'}</Chip>}
        rightSectionPointerEvents="none"
        rightSectionWidth="max-content"
        rightSectionProps={{ className: classes.slugState, 'aria-hidden': true }}
        onChange={(event) => set('slug', event.currentTarget.value)}
        onBlur={() => (values.slug?.trim() === '' ? set('slug', null) : check('slug'))}
      />
      <p className="visually-hidden" role="status">
        {state && (isTaken ? TAKEN : 'Adres kullanılabilir.')}
      </p>
    </div>
  );
}
