import { ACCOUNT_LIMITS } from '@contracts/accounts';
import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from './PasswordField';

/** A password that is chosen, with the rule for it below. */
export const NewPasswordField = (props: PasswordInputProps) => (
  <PasswordField
    label="Yeni şifre"
    name="password"
    autoComplete="new-password"
    description={`En az ${ACCOUNT_LIMITS.password.min} karakter.`}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    {...props}
  />
);
