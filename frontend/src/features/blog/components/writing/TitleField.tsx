import { BLOG_FIELDS, POST_LIMITS } from '@contracts/blog-writing';
import { Textarea } from '@mantine/core';
import { sendsForm } from '../../../../design/useForm';
import type { FormPart } from './form';
import classes from './PostForm.module.css';

/** The title above the text, as large as it will be read; one line that is folded. */
export const TitleField = ({ values, problems, set, check }: FormPart) => (
  <Textarea
    className={classes.title}
    variant="unstyled"
    aria-label={BLOG_FIELDS.title}
    placeholder={BLOG_FIELDS.title}
    autosize
    minRows={1}
    maxLength={POST_LIMITS.title.max}
    value={values.title}
    error={problems.title}
    onChange={(event) => set('title', event.currentTarget.value.replace(/\n/g, ' '))}
    onKeyDown={(event) => event.key === 'Enter' && !sendsForm(event) && event.preventDefault()}
    onBlur={() => values.title && check('title')}
  />
);
