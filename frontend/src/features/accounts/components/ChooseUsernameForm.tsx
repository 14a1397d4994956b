import { ACCOUNT_TEXT, type LoginAnswer } from '@contracts/accounts';
import { CONSENT_TEXT } from '@contracts/consents';
import { type FinishRegistrationRequest, finishProblems, type ProviderRegistration } from '@contracts/identities';
import type { PageInfo } from '@contracts/pages';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../../calls/Failure';
import { type ApiError, refusing } from '../../../client/apiError';
import { pageInfosQuery } from '../../../client/pageInfos';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { useFinishRegistration } from '../api/signIn';
import { dropInvitation, dropRefusedInvitation, keptInvitation, readTexts } from '../api/signUp';
import classes from './AuthCard.module.css';
import { TermsField } from './TermsField';
import { UsernameField } from './UsernameField';

interface Fields {
  username: string;
  display_name: string;
  read: boolean;
}

const requestOf = ({ username, display_name }: Fields, pages?: readonly PageInfo[]): FinishRegistrationRequest => ({
  username,
  ...(display_name.trim() ? { display_name: display_name.trim() } : {}),
  ...readTexts(pages),
  invitation: keptInvitation(),
});

const problemsOf = (fields: Fields) => ({ ...finishProblems(requestOf(fields)), ...(fields.read ? {} : { read: CONSENT_TEXT.needed }) });

interface Props {
  wish: ProviderRegistration;
  onSignedIn: (answer: LoginAnswer) => void;
}

export function ChooseUsernameForm({ wish, onSignedIn }: Props) {
  const initial = { username: wish.username, display_name: wish.display_name ?? '', read: false };
  const { form, bind, values, problems, set, note, refuse, submit } = useForm<Fields>(initial, problemsOf);
  // Somebody new has no second factor to show.
  const finish = useFinishRegistration({ onSignedIn, onSecondFactor: () => undefined });
  const { data: pages } = useQuery(pageInfosQuery);
  const queries = useQueryClient();
  const refused = ({ accepted_terms, read_notice, ...rest }: ApiError['fields']) => {
    const outdated = accepted_terms ?? read_notice;
    if (outdated) queries.invalidateQueries(pageInfosQuery);
    refuse(outdated ? { ...rest, read: outdated } : rest);
  };
  const send = (fields: Fields) =>
    finish.mutate(requestOf(fields, pages), {
      onSuccess: dropInvitation,
      onError: (error) => {
        dropRefusedInvitation(error);
        refusing(refused)(error);
      },
    });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={finish} title={ACCOUNT_TEXT.registerFailed} />
      <UsernameField
        value={values.username}
        error={problems.username}
        onChange={(value) => set('username', value)}
        onChecked={(problem) => note('username', problem)}
      />
      <TextInput
        label="Görünen ad"
        autoComplete="name"
        description="İsteğe bağlı; yazılarınızın yanında bu ad görünür."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...bind('display_name')}
      />
      <TermsField checked={values.read} error={problems.read} onChange={(read) => set('read', read)} />
      <Button type="submit" kind="primary" size="large" busy={finish.isPending && 'Kaydediliyor…'}>
        Üye Ol
      </Button>
    </form>
  );
}
