import { passkeyNameProblem } from '@contracts/second-factor';
import { TextInput } from '@mantine/core';
import { ApiError, messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useForm } from '../../../design/useForm';
import classes from './SecondFactor.module.css';

interface Props {
  text?: string;
  name: string;
  action: string;
  busy: string | false;
  error: Error | null;
  onSend: (fields: { name: string }) => void;
  onCancel: () => void;
}

const problemsOf = ({ name }: { name: string }) => {
  const problem = passkeyNameProblem(name);
  return problem ? { name: problem } : {};
};

/** Names a passkey, so that its owner knows it from the others. */
export function PasskeyName({ text, name, action, busy, error, onSend, onCancel }: Props) {
  const { form, values, problems, set, submit } = useForm({ name }, problemsOf);
  const fault = error instanceof ApiError ? error.fields.name : undefined;
  return (
    <form ref={form} className={classes.dialog} noValidate onSubmit={submit(onSend)}>
      {text && <p>{text}</p>}
      {error && !fault && (
        <Callout tone="danger" role="alert">
          {messageOf(error)}
        </Callout>
      )}
      <TextInput
        label="Ad"
        name="name"
        description="Örneğin “Telefonum” ya da “İş bilgisayarı”."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        data-autofocus
        value={values.name}
        error={problems.name ?? fault}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button onClick={onCancel}>Vazgeç</Button>
        <Button type="submit" kind="primary" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
