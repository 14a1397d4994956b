import { atMost } from '@contracts/field-problems';
import { Textarea } from '@mantine/core';
import { LengthNote } from '../design/LengthNote';
import { sendsForm } from '../design/useForm';
import classes from './FormPage.module.css';

interface Props {
  label: string;
  max: number;
  value: string;
  error: string | undefined;
  onChange: (title: string) => void;
  onBlur: () => void;
}

/** The title above a text, as large as it will be read; one line that is folded. One that is too long is said to be, never cut. */
export const TitleField = ({ label, max, value, error, onChange, onBlur }: Props) => (
  <Textarea
    className={classes.title}
    variant="unstyled"
    aria-label={label}
    placeholder={label}
    autosize
    minRows={1}
    description={<LengthNote length={value.trim().length} max={max} />}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    value={value}
    error={error ?? (value.trim().length > max ? atMost(label, max) : undefined)}
    onChange={(event) => onChange(event.currentTarget.value.replace(/\n/g, ' '))}
    onKeyDown={(event) => event.key === 'Enter' && !sendsForm(event) && event.preventDefault()}
    onBlur={() => value && onBlur()}
  />
);
