import { BLOG_FIELDS, POST_LIMITS } from '@contracts/blog-writing';
import { Textarea, TextInput } from '@mantine/core';
import page from '../../../../writing/FormPage.module.css';
import type { FormPart } from './form';
import classes from './PostForm.module.css';
import { SeoPreview } from './SeoPreview';
import { useShown } from './useShown';

const SEO = ['seoTitle', 'seoDescription', 'keywords', 'canonical'] as const;

/** How the post is told elsewhere: in what search engines find, and where somebody shares it. Open when something in it is wrong. */
export function SeoFields({ values, problems, set, check }: FormPart) {
  const shown = useShown(values);
  const isWrong = SEO.some((field) => problems[field]);
  return (
    <details className={classes.seo} open={isWrong || undefined}>
      <summary>Arama ve paylaşım</summary>
      <div className={page.fields}>
        <TextInput
          label={BLOG_FIELDS.seoTitle}
          placeholder={values.title}
          maxLength={POST_LIMITS.seoTitle}
          value={values.seoTitle}
          error={problems.seoTitle}
          onChange={(event) => set('seoTitle', event.currentTarget.value)}
          onBlur={() => check('seoTitle')}
        />
        <Textarea
          label={BLOG_FIELDS.seoDescription}
          placeholder={shown.excerpt}
          autosize
          minRows={2}
          maxLength={POST_LIMITS.seoDescription}
          value={values.seoDescription}
          error={problems.seoDescription}
          onChange={(event) => set('seoDescription', event.currentTarget.value)}
          onBlur={() => check('seoDescription')}
        />
        <TextInput
          label="Anahtar kelimeler"
          description={`En fazla ${POST_LIMITS.keywords}; aralarına virgül koyun.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.keywords}
          error={problems.keywords}
          onChange={(event) => set('keywords', event.currentTarget.value)}
          onBlur={() => check('keywords')}
        />
        <TextInput
          label={BLOG_FIELDS.canonical}
          description="Yazı önce başka bir yerde yayınlandıysa oradaki adresi."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="url"
          placeholder="https://"
          maxLength={POST_LIMITS.canonical}
          value={values.canonical}
          error={problems.canonical}
          onChange={(event) => set('canonical', event.currentTarget.value)}
          onBlur={() => check('canonical')}
        />
        <SeoPreview
          title={values.seoTitle.trim() || values.title.trim() || 'Başlıksız'}
          description={values.seoDescription.trim() || shown.excerpt}
          slug={shown.slug}
          cover={values.featured_image}
        />
      </div>
    </details>
  );
}
