import {
  DEFAULT_CATEGORY,
  DEFAULT_SEVERITY,
  FEEDBACK_CATEGORIES,
  FEEDBACK_LIMITS,
  type GiveFeedbackRequest,
  SEVERITIES,
  SEVERITY_LABEL,
  type Severity,
} from '@contracts/feedback';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { useForm } from '../../../design/useForm';
import classes from './FeedbackForm.module.css';

export type Fields = Required<Omit<GiveFeedbackRequest, 'username' | 'display_name' | 'user_id'>>;

export const emptyFields = (pageUrl: string): Fields => ({
  title: '',
  description: '',
  steps_to_reproduce: '',
  severity: DEFAULT_SEVERITY,
  page_url: pageUrl,
  category: DEFAULT_CATEGORY,
  email: '',
});

interface Props {
  isGuest: boolean;
  fields: ReturnType<typeof useForm<Fields>>;
}

export function FeedbackFields({ isGuest, fields: { values, problems, set, check } }: Props) {
  const bind = (field: Exclude<keyof Fields, 'severity'>) => ({
    value: values[field],
    error: problems[field],
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
    onBlur: () => values[field] && check(field),
  });
  return (
    <>
      <TextInput label="Başlık" required maxLength={FEEDBACK_LIMITS.title.max} placeholder="Ne oldu, tek cümlede" data-autofocus {...bind('title')} />
      <Textarea
        label="Açıklama"
        required
        rows={4}
        maxLength={FEEDBACK_LIMITS.description.max}
        placeholder="Ne bekliyordun, ne gördün?"
        {...bind('description')}
      />
      <Textarea label="Tekrarlama adımları" rows={3} maxLength={FEEDBACK_LIMITS.steps} placeholder={'1. …\n2. …'} {...bind('steps_to_reproduce')} />
      <div className={classes.pair}>
        <NativeSelect
          label="Öncelik"
          value={values.severity}
          data={SEVERITIES.map((value) => ({ value, label: SEVERITY_LABEL[value] }))}
          onChange={(event) => set('severity', event.currentTarget.value as Severity)}
        />
        <NativeSelect label="Kategori" data={[...FEEDBACK_CATEGORIES]} {...bind('category')} />
      </div>
      <TextInput label="Sayfa/URL" inputMode="url" maxLength={FEEDBACK_LIMITS.pageUrl} {...bind('page_url')} />
      {isGuest && <TextInput label="E-posta (isteğe bağlı)" type="email" autoComplete="email" placeholder="Size yazabilmemiz için" {...bind('email')} />}
    </>
  );
}
