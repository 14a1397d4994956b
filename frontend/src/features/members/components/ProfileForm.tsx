import { ACCOUNT_LIMITS, type OwnUser } from '@contracts/accounts';
import { PROFILE_TEXT, profileProblems } from '@contracts/profile';
import type { WithheldField } from '@contracts/profile-fields';
import { Switch, TextInput } from '@mantine/core';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { useSaveProfile } from '../api/profile';
import classes from './OwnData.module.css';

const today = () => new Date().toISOString().slice(0, 10);
/** What waits for a moderator is the member's own, though nobody else sees it yet. */
const fieldsOf = ({ display_name, first_name, last_name, birth_date, is_public }: OwnUser, withheld: WithheldField[]) => ({
  display_name: withheld.find(({ name }) => name === 'display_name')?.waiting ?? display_name ?? '',
  first_name: first_name ?? '',
  last_name: last_name ?? '',
  birth_date: birth_date ?? '',
  is_public,
});
type Fields = ReturnType<typeof fieldsOf>;

export function ProfileForm({ member, withheld }: { member: OwnUser; withheld: WithheldField[] }) {
  const { form, values, problems, set, check, refuse, submit } = useForm<Fields>(fieldsOf(member, withheld), (fields) => profileProblems(fields, today()));
  const save = useSaveProfile();
  const send = (fields: Fields) => save.mutate(fields, { onError: refusing(refuse) });
  const bind = (field: Exclude<keyof Fields, 'is_public'>) => ({
    name: field,
    value: values[field],
    error: problems[field],
    onChange: (event: { currentTarget: HTMLInputElement }) => set(field, event.currentTarget.value),
    onBlur: () => check(field),
  });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={save} title={PROFILE_TEXT.updateFailed} />
      <TextInput
        label="Görünen ad"
        autoComplete="nickname"
        description={`Yazılarınızın yanında bu ad görünür; en fazla ${ACCOUNT_LIMITS.name.max} karakter. Boşsa kullanıcı adınız görünür.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...bind('display_name')}
      />
      <div className={classes.pair}>
        <TextInput label="Ad" autoComplete="given-name" {...bind('first_name')} />
        <TextInput label="Soyad" autoComplete="family-name" {...bind('last_name')} />
      </div>
      <TextInput
        label="Doğum tarihi"
        type="date"
        autoComplete="bday"
        max={today()}
        className={classes.date}
        description="Yalnızca siz görürsünüz."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...bind('birth_date')}
      />
      <Switch
        classNames={{ body: classes.switch }}
        label="Profilim herkese açık"
        description="Kapalıyken profilinizi başkaları göremez ve sizi aramada bulamaz. Yazdıklarınızın yanında adınız görünmeye devam eder."
        checked={values.is_public}
        onChange={(event) => set('is_public', event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        {/* Leaving a field may show its problem and move the button away from under the pointer. */}
        <Button type="submit" kind="primary" busy={save.isPending && 'Kaydediliyor…'} onMouseDown={(event) => event.preventDefault()}>
          Kaydet
        </Button>
      </div>
    </form>
  );
}
