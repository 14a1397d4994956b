import { Checkbox } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import classes from './TermsField.module.css';

interface Props {
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The texts open in a tab of their own, so that nothing typed is lost. */
export function TermsField({ checked, error, onChange }: Props) {
  const label = (
    <span>
      <Link to={paths.page('terms')} target="_blank">
        Kullanım Koşulları
      </Link>
      ’nı kabul ediyorum,{' '}
      <Link to={paths.page('aydinlatma')} target="_blank">
        Aydınlatma Metni
      </Link>
      ’ni okudum.
    </span>
  );
  return (
    <Checkbox
      name="read"
      classNames={{ body: classes.body, label: classes.label }}
      label={label}
      checked={checked}
      error={error}
      aria-invalid={error ? true : undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
