import { plainCode, SECOND_FACTOR_TEXT, type TotpStart } from '@contracts/second-factor';
import { TextInput } from '@mantine/core';
import { encode } from 'uqr';
import { ApiError, messageOf, refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useForm } from '../../../design/useForm';
import { useTotpConfirm } from '../api/secondFactor';
import classes from './SecondFactor.module.css';

/** A QR code; always dark on light, or cameras do not read it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares.join('')} />
    </svg>
  );
}

const problemsOf = ({ code }: { code: string }) => (plainCode(code) ? {} : { code: SECOND_FACTOR_TEXT.codeRequired });
/** In groups of four, as people read it out. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface Props {
  start: TotpStart;
  /** Called with the recovery codes when these came along. */
  onDone: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** Takes the secret into an authenticator app and proves that it has arrived. */
export function TotpSetup({ start: { secret, url }, onDone, onCancel }: Props) {
  const confirm = useTotpConfirm();
  const { form, typed, submit, refuse } = useForm({ code: '' }, problemsOf);
  const isFieldsFault = confirm.error instanceof ApiError && Boolean(confirm.error.fields.code);
  const send = (body: { code: string }) =>
    confirm.mutate(body, {
      onSuccess: ({ data }) => onDone(data.recovery_codes),
      onError: refusing(refuse),
    });
  return (
    <form ref={form} className={classes.dialog} noValidate onSubmit={submit(send)}>
      <ol className={classes.steps}>
        <li>
          <p>Doğrulama uygulamanızla bu kodu okutun.</p>
          <QrCode text={url} label="Kurulum için QR kod" />
          <p className={classes.muted}>Okutamıyorsanız bu anahtarı elle girin:</p>
          <code className={classes.secret}>{grouped(secret)}</code>
        </li>
        <li>
          <TextInput
            label="Uygulamanın gösterdiği 6 haneli kod"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus
            {...typed('code')}
          />
        </li>
      </ol>
      {confirm.isError && !isFieldsFault && (
        <Callout tone="danger" role="alert">
          {messageOf(confirm.error)}
        </Callout>
      )}
      <div className={classes.actions}>
        <Button onClick={onCancel}>Vazgeç</Button>
        <Button type="submit" kind="primary" busy={confirm.isPending && 'Doğrulanıyor…'}>
          Aç
        </Button>
      </div>
    </form>
  );
}
