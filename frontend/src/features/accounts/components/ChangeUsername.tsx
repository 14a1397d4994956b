import { usernameProblem } from '@contracts/account-problems';
import { OWN_DATA_TEXT } from '@contracts/own-data';
import { USERNAME_LIMITS, USERNAME_TEXT } from '@contracts/username-change';
import { Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { messageOf, refusing } from '../../../client/apiError';
import { ownProofQuery } from '../../../client/ownProof';
import { Button } from '../../../design/Button';
import { longDate } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { useForm } from '../../../design/useForm';
import { paths } from '../../../paths';
import { useChangeUsername } from '../api/usernameChange';
import { ListSkeleton } from './ListSkeleton';
import { PasswordField } from './PasswordField';
import { ProveYourself } from './ProveYourself';
import classes from './UsernameSection.module.css';

const EMPTY = { username: '', password: '' };
type Fields = typeof EMPTY;

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number): string => longDate(new Date(Date.now() + days * DAY_MS).toISOString());

interface Props {
  /** By which the member goes now. */
  username: string;
  onDone: () => void;
}

/** Asks for another username and says what follows; whoever has no password shows first who they are. */
export function ChangeUsername({ username, onDone }: Props) {
  const { data: proof, error, refetch } = useQuery(ownProofQuery);
  if (!proof) return error ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <ListSkeleton rows={2} />;
  if (proof.password || proof.proved_until) return <Form username={username} asksPassword={proof.password} onDone={onDone} />;
  return (
    <div className={classes.form}>
      <p>Kullanıcı adınızı değiştirmek için önce hesabın size ait olduğunu doğrulayın:</p>
      <ProveYourself proof={proof} redirect={paths.settings('security')} />
    </div>
  );
}

function Form({ username: current, asksPassword, onDone }: Props & { asksPassword: boolean }) {
  const problemsOf = ({ username, password }: Fields): Partial<Fields> => {
    const problem = username === current ? USERNAME_TEXT.same : usernameProblem(username);
    return { ...(problem ? { username: problem } : {}), ...(asksPassword && !password ? { password: OWN_DATA_TEXT.passwordRequired } : {}) };
  };
  const { form, values, bind, refuse, submit } = useForm<Fields>(EMPTY, problemsOf);
  const [redirect, setRedirect] = useState(true);
  const change = useChangeUsername();
  const send = ({ username, password }: Fields) =>
    change.mutate({ username, redirect, ...(asksPassword ? { password } : {}) }, { onSuccess: onDone, onError: refusing(refuse) });
  const isOther = values.username.toLowerCase() !== current.toLowerCase();
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={change} />
      <TextInput
        label="Yeni kullanıcı adı"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        description="Harf, rakam, nokta ve alt çizgi; Türkçe karakter olmadan."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...bind('username')}
      />
      {isOther && (
        <Switch
          label="Eski adresim yönlendirsin"
          description={`${paths.profile(current)} açıldığında yeni profil adresinize gidilir. Sonra değiştirebilirsiniz.`}
          labelPosition="left"
          checked={redirect}
          onChange={(event) => setRedirect(event.currentTarget.checked)}
        />
      )}
      <ul className={classes.means}>
        <li>Bundan sonra her yerde yeni adınız görünür; yeni adınızla giriş yaparsınız. Oturumlarınız açık kalır.</li>
        {isOther && <li>{redirect ? LEADS(current) : LEADS_NOT(current)}</li>}
        <li>Bir sonraki değişikliği en erken {inDays(USERNAME_LIMITS.everyDays)} tarihinde yapabilirsiniz.</li>
      </ul>
      {asksPassword && <PasswordField label="Şifreniz" autoComplete="current-password" {...bind('password')} />}
      <div className={classes.actions}>
        <Button onClick={onDone}>Vazgeç</Button>
        <Button type="submit" kind="primary" busy={change.isPending && 'Değiştiriliyor…'}>
          Kullanıcı adımı değiştir
        </Button>
      </div>
    </form>
  );
}

const LEADS = (name: string): string =>
  `@${name} yönlendirdiği sürece size ayrılmış kalır, başkası alamaz. Eski bağlantılar ve adınızın geçtiği yazılar profilinize götürür.`;
const LEADS_NOT = (name: string): string =>
  `@${name} ${USERNAME_LIMITS.heldDays} gün size ayrılmış kalır, sonra boşa çıkar. Eski bağlantılar ve adınızın geçtiği yazılar profilinize götürmez.`;
