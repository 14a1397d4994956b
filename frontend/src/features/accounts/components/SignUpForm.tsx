import { CONSENT_TEXT } from '@contracts/consents';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type ApiError, refusing } from '../../../client/apiError';
import { pageInfosQuery } from '../../../client/pageInfos';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { dropRefusedInvitation, keptInvitation, readTexts } from '../api/signUp';
import { TermsField } from './TermsField';

type Problems<Fields> = Partial<Record<keyof Fields, string>>;

/** The form of somebody who becomes a member, with the texts they say to have read and the invitation they came by. */
export function useSignUpForm<Fields extends { display_name: string; read: boolean }>(initial: Fields, problemsOf: (fields: Fields) => Problems<Fields>) {
  const form = useForm<Fields>(initial, (fields) => ({ ...problemsOf(fields), ...(fields.read ? {} : { read: CONSENT_TEXT.needed }) }));
  const { data: pages } = useQuery(pageInfosQuery);
  const queries = useQueryClient();
  const refused = ({ accepted_terms, read_notice, ...rest }: ApiError['fields']) => {
    const outdated = accepted_terms ?? read_notice;
    if (outdated) queries.invalidateQueries(pageInfosQuery);
    form.refuse((outdated ? { ...rest, read: outdated } : rest) as Problems<Fields>);
  };
  const onError = (error: Error) => {
    dropRefusedInvitation(error);
    refusing(refused)(error);
  };
  /** What every such request says beside its own. */
  const signingUp = ({ display_name }: Fields) => ({
    ...(display_name.trim() ? { display_name: display_name.trim() } : {}),
    ...readTexts(pages),
    invitation: keptInvitation(),
  });
  return { ...form, signingUp, onError };
}

interface EndProps {
  name: ComponentProps<typeof TextInput>;
  terms: ComponentProps<typeof TermsField>;
  busy: boolean;
}

/** How every such form ends. */
export const SignUpEnd = ({ name, terms, busy }: EndProps) => (
  <>
    <TextInput
      label="Görünen ad"
      autoComplete="name"
      description="İsteğe bağlı; yazılarınızın yanında bu ad görünür."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...name}
    />
    <TermsField {...terms} />
    <Button type="submit" kind="primary" size="large" busy={busy && 'Kaydediliyor…'}>
      Üye Ol
    </Button>
  </>
);
