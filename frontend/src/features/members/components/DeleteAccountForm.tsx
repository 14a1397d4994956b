import { OWN_DATA_TEXT } from '@contracts/own-data';
import { PasswordInput, Radio } from '@mantine/core';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { useRequestDeletion } from '../api/ownData';
import classes from './OwnData.module.css';

const EMPTY = { password: '', content: 'keep' as 'keep' | 'remove' };
type Fields = typeof EMPTY;
const needsPassword = ({ password }: Fields): Partial<Record<keyof Fields, string>> => (password ? {} : { password: OWN_DATA_TEXT.passwordRequired });
const needsNothing = () => ({});

interface Props {
  /** Asked of those who have one; others have shown before who they are. */
  asksPassword: boolean;
  onDone: () => void;
}

export function DeleteAccountForm({ asksPassword, onDone }: Props) {
  const { form, typed, values, set, refuse, submit } = useForm<Fields>(EMPTY, asksPassword ? needsPassword : needsNothing);
  const request = useRequestDeletion(onDone);
  const send = ({ password, content }: Fields) =>
    request.mutate({ ...(asksPassword ? { password } : {}), keep_content: content === 'keep' }, { onError: refusing(refuse) });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={request} title={OWN_DATA_TEXT.deletionFailed} />
      <p>Hesabınız 7 gün sonra silinir ve geri getirilemez. O güne kadar giriş yapıp vazgeçebilirsiniz.</p>
      <Radio.Group label="Yazdıklarınız ne olsun?" value={values.content} onChange={(content) => set('content', content === 'remove' ? 'remove' : 'keep')}>
        <div className={classes.choices}>
          <Radio value="keep" label="“Silinmiş üye” adıyla kalsın" description="Cevaplarınız başkalarına yardım etmeye devam eder." />
          <Radio value="remove" label="Kaldırılsın" description="Konularınız altlarındaki yorumlarla birlikte, yorumlarınız tek tek kaldırılır." />
        </div>
      </Radio.Group>
      {asksPassword && (
        <PasswordInput
          label="Şifreniz"
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Yazdığımı göster veya gizle', tabIndex: 0 }}
          {...typed('password')}
        />
      )}
      <div className={classes.actions}>
        <Button onClick={onDone}>Vazgeç</Button>
        <Button type="submit" className={classes.danger} busy={request.isPending && 'Kaydediliyor…'}>
          Hesabımı 7 gün sonra sil
        </Button>
      </div>
    </form>
  );
}
