import { plainCode, SECOND_FACTOR_TEXT, type SecondFactorAnswer } from '@contracts/second-factor';
import { TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { ApiError, messageOf, refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useForm } from '../../../design/useForm';
import { knowsPasskeys } from '../api/passkeyBrowser';
import { type OnAdmitted, useCodeStep, usePasskeyStep } from '../api/signIn';
import classes from './AuthCard.module.css';

const problemsOf = ({ code }: { code: string }) => (plainCode(code) ? {} : { code: SECOND_FACTOR_TEXT.codeRequired });

const FIELD = {
  totp: { label: 'Doğrulama kodu', description: 'Doğrulama uygulamanızdaki 6 haneli kod.', inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { label: 'Kurtarma kodu', description: 'Sakladığınız kodlardan biri; her kod bir kez geçer.', inputMode: 'text', autoComplete: 'off' },
} as const;

export interface SecondStepProps extends OnAdmitted {
  asked: SecondFactorAnswer['secondFactor'];
  onBack: () => void;
}

/** What stands between the password and the session of a member with a second factor. */
export function SecondStep({ asked: { ticket, methods }, onBack, ...on }: SecondStepProps) {
  const [kind, setKind] = useState<'totp' | 'recovery' | null>(methods.includes('totp') ? 'totp' : null);
  const byPasskey = usePasskeyStep(on);
  const other = (['totp', 'recovery'] as const).find((one) => one !== kind && methods.includes(one));
  return (
    <>
      {methods.includes('passkey') && knowsPasskeys() && (
        <>
          <Failure of={byPasskey} />
          <Button
            kind={kind ? 'plain' : 'primary'}
            size="large"
            icon={<IconFingerprint aria-hidden="true" />}
            busy={byPasskey.isPending && 'Bekleniyor…'}
            onClick={() => byPasskey.mutate(ticket)}
          >
            Geçiş anahtarıyla doğrula
          </Button>
        </>
      )}
      {kind && <CodeForm key={kind} kind={kind} ticket={ticket} {...on} />}
      <div className={classes.choices}>
        {other && (
          <Button kind="quiet" onClick={() => setKind(other)}>
            {other === 'recovery' ? 'Kurtarma kodu kullan' : 'Uygulamadaki kodu kullan'}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          Baştan giriş yap
        </Button>
      </div>
    </>
  );
}

function CodeForm({ kind, ticket, ...on }: { kind: 'totp' | 'recovery'; ticket: string } & OnAdmitted) {
  const { form, typed, submit, refuse } = useForm({ code: '' }, problemsOf);
  const step = useCodeStep(on);
  const isFieldsFault = step.error instanceof ApiError && Boolean(step.error.fields.code);
  const send = ({ code }: { code: string }) => step.mutate({ ticket, code }, { onError: refusing(refuse) });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      {step.isError && !isFieldsFault && (
        <Callout tone="danger" role="alert">
          {messageOf(step.error)}
        </Callout>
      )}
      <TextInput
        {...FIELD[kind]}
        name="code"
        autoCapitalize="none"
        spellCheck={false}
        // The form is what the member has just asked for.
        autoFocus
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...typed('code')}
      />
      <Button type="submit" kind="primary" size="large" busy={step.isPending && 'Doğrulanıyor…'}>
        Doğrula
      </Button>
    </form>
  );
}
