import { ACCOUNT_LIMITS, ACCOUNT_TEXT, type RegisterRequest, registerProblems } from '@contracts/accounts';
import { TextInput } from '@mantine/core';
import { ApiError, messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useForm } from '../../../design/useForm';
import { useRegister } from '../api/useRegister';
import classes from './AuthCard.module.css';
import { PasswordField } from './PasswordField';
import { UsernameField } from './UsernameField';

const EMPTY = { display_name: '', username: '', email: '', password: '' };
type Fields = typeof EMPTY;

const requestOf = ({ display_name, ...rest }: Fields): RegisterRequest => ({
  ...rest,
  email: rest.email.trim(),
  ...(display_name.trim() ? { display_name: display_name.trim() } : {}),
});

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { form, values, problems, set, check, note, refuse, submit } = useForm<Fields>(EMPTY, registerProblems);
  const register = useRegister();
  const send = (fields: Fields) =>
    register.mutate(requestOf(fields), {
      onSuccess: () => onRegistered(fields.email.trim()),
      onError: (error) => error instanceof ApiError && refuse(error.fields),
    });
  const bind = (field: keyof Fields) => ({
    name: field,
    value: values[field],
    error: problems[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => set(field, event.currentTarget.value),
    onBlur: () => values[field] && check(field),
  });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      {register.isError && (
        <Callout tone="danger" role="alert" title={ACCOUNT_TEXT.registerFailed}>
          {messageOf(register.error)}
        </Callout>
      )}
      <TextInput label="E-posta" type="email" autoComplete="email" {...bind('email')} />
      <UsernameField
        value={values.username}
        error={problems.username}
        onChange={(value) => set('username', value)}
        onChecked={(problem) => note('username', problem)}
      />
      <PasswordField
        label="Şifre"
        autoComplete="new-password"
        description={`En az ${ACCOUNT_LIMITS.password.min} karakter.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...bind('password')}
      />
      <TextInput
        label="Görünen ad"
        autoComplete="name"
        description="İsteğe bağlı; yazılarınızın yanında bu ad görünür."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...bind('display_name')}
      />
      <Button type="submit" kind="primary" size="large" busy={register.isPending && 'Kaydediliyor…'}>
        Üye Ol
      </Button>
    </form>
  );
}
