import { ACCOUNT_LIMITS } from '@contracts/accounts';
import { COUNTRIES, citiesOf } from '@contracts/places';
import { COMPANY_SUFFIXES, DETAIL_LIMITS, DETAIL_TEXT, EXPERIENCE_LEVELS } from '@contracts/profile-details';
import { NativeSelect, Skeleton, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { MeantEmail } from '../../../design/MeantEmail';
import { piece } from '../../../design/piece';
import { toast } from '../../../design/toast';
import { paths } from '../../../paths';
import { DISPLAY_NAME_SAVED, displayNameFailed, useSaveDisplayName } from '../api/ownProfile';
import { CvField } from './CvField';
import { choosesCity, problemsIn, withPlace } from './editorForm';
import parts from './Fields.module.css';
import frame from './Frame.module.css';
import { ProfilePictures } from './ProfilePictures';
import type { TextField } from './profileParts';
import { ResumeField } from './ResumeField';
import { type Editor, today } from './useEditor';

/** Its lists of numbers are large, and only this field needs them. */
const PhoneField = piece(() => import('./PhoneField').then((file) => file.PhoneField));

const CHOOSE = { value: '', label: 'Seçin' };
const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
/** What is told while it is typed; the others wait until the field is left. */
const AT_ONCE: readonly string[] = ['contact_email'];

/** Who the member is: pictures, names, work, ways to reach them, and the file of their CV. */
export function PersonalStep({ editor, photos }: { editor: Editor; photos: ReactNode }) {
  const { member, profile, form, set, step, tried } = editor;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(AT_ONCE));
  const problems = problemsIn(step, editor, today());
  const errorOf = (field: TextField) => (tried.has(step) || (left.has(field) && form[field].trim()) ? problems[field] : undefined);
  const bind = (field: TextField) => ({
    name: field,
    value: form[field],
    error: errorOf(field),
    inputWrapperOrder: ORDER,
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
    onBlur: () => setLeft((before) => new Set(before).add(field)),
  });
  const countries = [CHOOSE, ...COUNTRIES.map(({ isoCode, name, flag }) => ({ value: isoCode, label: `${flag} ${name}` }))];
  const cities = [CHOOSE, ...citiesOf(form.country).map(({ stateCode, name }) => ({ value: stateCode, label: name }))];
  return (
    <>
      <ProfilePictures member={member} profile={profile} more={photos} />
      <section className={parts.box} aria-labelledby="editor-who">
        <h2 id="editor-who">Kimlik</h2>
        <p className={frame.hint}>Ad, soyad ve doğum tarihi gereklidir; diğer alanları boş bırakabilirsiniz.</p>
        <div className={parts.fields}>
          <TextInput label="Ad" autoComplete="given-name" required withAsterisk={false} {...bind('first_name')} />
          <TextInput label="Soyad" autoComplete="family-name" required withAsterisk={false} {...bind('last_name')} />
          <TextInput label="Doğum tarihi" type="date" autoComplete="bday" required withAsterisk={false} max={today()} {...bind('birth_date')} />
          <TextInput label="Kullanıcı adı" value={`@${member.username}`} readOnly description={<ChangedInSettings />} inputWrapperOrder={ORDER} />
          <TextInput
            className={parts.wide}
            label="E-posta"
            value={member.email}
            readOnly
            description="Hesabınızın adresidir; kimse görmez."
            inputWrapperOrder={ORDER}
          />
          <DisplayNameField editor={editor} field={bind('display_name')} />
          <Textarea className={parts.wide} label="Hakkımda" autosize minRows={3} maxLength={DETAIL_LIMITS.bio} {...bind('bio')} />
        </div>
      </section>
      <section className={parts.box} aria-labelledby="editor-work">
        <h2 id="editor-work">İş</h2>
        <div className={parts.fields}>
          <TextInput label="Pozisyon" autoComplete="organization-title" maxLength={DETAIL_LIMITS.line} {...bind('job_title')} />
          <NativeSelect
            label="Deneyim seviyesi"
            data={[CHOOSE, ...Object.entries(EXPERIENCE_LEVELS).map(([value, label]) => ({ value, label }))]}
            {...bind('experience_level')}
          />
          <TextInput label="Çalıştığınız yer" autoComplete="organization" maxLength={DETAIL_LIMITS.line} {...bind('company')} />
          <NativeSelect
            label="Ek"
            description={form.company.trim() ? `${form.company.trim()}’${form.company_suffix} ${form.job_title.trim()}` : 'Şirketin adından sonra gelir.'}
            data={COMPANY_SUFFIXES.map((suffix) => ({ value: suffix, label: `’${suffix}` }))}
            {...bind('company_suffix')}
          />
        </div>
      </section>
      <section className={parts.box} aria-labelledby="editor-reach">
        <h2 id="editor-reach">İletişim ve adres</h2>
        <div className={parts.fields}>
          <PhoneField
            instead={<Skeleton className={parts.wide} height="var(--target)" />}
            value={form.phone}
            error={errorOf('phone')}
            onChange={(phone) => set({ phone })}
            onLeave={() => setLeft((before) => new Set(before).add('phone'))}
          />
          <ContactEmailField field={bind('contact_email')} onMeant={(email) => set({ contact_email: email })} />
          <TextInput label="Web sitesi" inputMode="url" maxLength={DETAIL_LIMITS.url} {...bind('website')} />
          <TextInput label="GitHub" placeholder="github.com/" maxLength={DETAIL_LIMITS.url} {...bind('github')} />
          <TextInput label="LinkedIn" placeholder="linkedin.com/in/" maxLength={DETAIL_LIMITS.url} {...bind('linkedin')} />
          <NativeSelect label="Ülke" data={countries} {...bind('country')} onChange={(event) => set(withPlace('country', event.currentTarget.value))} />
          {choosesCity(form.country) ? (
            <NativeSelect label="Şehir" data={cities} {...bind('city')} onChange={(event) => set(withPlace('city', event.currentTarget.value))} />
          ) : (
            <TextInput label="Şehir" disabled={!form.country} maxLength={DETAIL_LIMITS.line} {...bind('city')} />
          )}
          <TextInput label="İlçe" disabled={!form.city} maxLength={DETAIL_LIMITS.line} {...bind('district')} />
        </div>
      </section>
      <CvField id={member.id} url={profile.cv_url} />
      <ResumeField editor={editor} />
    </>
  );
}

interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onBlur: () => void;
}

/** The address that others write to: a slip in it would lose what they write. */
function ContactEmailField({ field, onMeant }: { field: BoundField; onMeant: (email: string) => void }) {
  const [left, setLeft] = useState('');
  const leave = () => {
    field.onBlur();
    setLeft(field.value);
  };
  return (
    <div>
      <TextInput label="İletişim e-postası" type="email" inputMode="email" {...field} onBlur={leave} />
      <MeantEmail email={field.value} left={left} onMeant={onMeant} />
    </div>
  );
}

interface NameProps {
  editor: Editor;
  field: BoundField;
}

/** The name beside everything one writes: it can be changed at once, without the rest. */
function DisplayNameField({ editor: { form, set }, field }: NameProps) {
  const save = useSaveDisplayName();
  const [problem, setProblem] = useState<string>();
  const update = () => {
    const name = form.display_name.trim();
    if (!name) return setProblem(DETAIL_TEXT.displayNameEmpty);
    save.mutate(
      { display_name: name },
      {
        onSuccess: () => {
          set({ display_name: name });
          void toast({ text: DISPLAY_NAME_SAVED });
        },
        onError: (error) => setProblem(displayNameFailed(messageOf(error))),
      },
    );
  };
  return (
    <div className={`${parts.wide} ${parts.quick}`}>
      <TextInput
        label="Görünen ad"
        autoComplete="nickname"
        description={`Yazılarınızın yanında bu ad görünür; en fazla ${ACCOUNT_LIMITS.name.max} karakter.`}
        {...field}
        inputWrapperOrder={ORDER}
        error={problem ?? field.error}
        onChange={(event) => {
          setProblem(undefined);
          field.onChange(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') update();
        }}
      />
      <Button busy={save.isPending && 'Güncelleniyor…'} onClick={update}>
        Güncelle
      </Button>
    </div>
  );
}

/** Where the username is changed: with the account, not with the profile. */
function ChangedInSettings() {
  return (
    <>
      Buradan değiştirilemez. <Link to={paths.settings('security')}>Ayarlarda değiştirin</Link>
    </>
  );
}
