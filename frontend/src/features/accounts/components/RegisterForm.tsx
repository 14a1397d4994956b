import { ACCOUNT_TEXT, type RegisterRequest, registerProblems } from '@contracts/accounts';
import { CONSENT_TEXT } from '@contracts/consents';
import type { PageInfo } from '@contracts/pages';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../../calls/Failure';
import { type ApiError, refusing } from '../../../client/apiError';
import { pageInfosQuery } from '../../../client/pageInfos';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { dropInvitation, dropRefusedInvitation, keptInvitation, readTexts, useRegister } from '../api/signUp';
import classes from './AuthCard.module.css';
import { EmailField } from './EmailField';
import { NewPasswordField } from './NewPasswordField';
import { TermsField } from './TermsField';
import { UsernameField } from './UsernameField';

const EMPTY = { display_name: '', username: '', email: '', password: '', read: false };
type Fields = typeof EMPTY;

const requestOf = ({ display_name, read: _, ...rest }: Fields, pages?: readonly PageInfo[]): RegisterRequest => ({
  ...rest,
  email: rest.email.trim(),
  ...(display_name.trim() ? { display_name: display_name.trim() } : {}),
  ...readTexts(pages),
  invitation: keptInvitation(),
});

const problemsOf = (fields: Fields) => ({ ...registerProblems(requestOf(fields)), ...(fields.read ? {} : { read: CONSENT_TEXT.needed }) });

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { form, values, problems, bind, set, check, note, refuse, submit } = useForm<Fields>(EMPTY, problemsOf);
  const register = useRegister();
  const { data: pages } = useQuery(pageInfosQuery);
  const queries = useQueryClient();
  const refused = ({ accepted_terms, read_notice, ...rest }: ApiError['fields']) => {
    const outdated = accepted_terms ?? read_notice;
    if (outdated) queries.invalidateQueries(pageInfosQuery);
    refuse(outdated ? { ...rest, read: outdated } : rest);
  };
  const send = (fields: Fields) =>
    register.mutate(requestOf(fields, pages), {
      onSuccess: () => {
        dropInvitation();
        onRegistered(fields.email.trim());
      },
      onError: (error) => {
        dropRefusedInvitation(error);
        refusing(refused)(error);
      },
    });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={register} title={ACCOUNT_TEXT.registerFailed} />
      <EmailField value={values.email} error={problems.email} onChange={(value) => set('email', value)} onLeave={() => check('email')} />
      <UsernameField
        value={values.username}
        error={problems.username}
        onChange={(value) => set('username', value)}
        onChecked={(problem) => note('username', problem)}
      />
      <NewPasswordField label="Şifre" {...bind('password')} />
      <TextInput
        label="Görünen ad"
        autoComplete="name"
        description="İsteğe bağlı; yazılarınızın yanında bu ad görünür."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...bind('display_name')}
      />
      <TermsField checked={values.read} error={problems.read} onChange={(read) => set('read', read)} />
      <Button type="submit" kind="primary" size="large" busy={register.isPending && 'Kaydediliyor…'}>
        Üye Ol
      </Button>
    </form>
  );
}
