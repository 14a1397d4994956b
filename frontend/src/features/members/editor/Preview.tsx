import { completenessOf, nextStepText } from '@contracts/completeness';
import { type EntryKind, entryProblems } from '@contracts/profile-details';
import { jobLine } from '@contracts/profile-words';
import { type Icon, IconBox, IconBriefcase, IconCertificate, IconCode, IconSchool, IconUser } from '@tabler/icons-react';
import { Button } from '../../../design/Button';
import { CompletenessRing } from '../components/profile/CompletenessRing';
import { profileWith } from './editorForm';
import { ENTRY_FORMS } from './entryForms';
import frame from './Frame.module.css';
import preview from './Preview.module.css';
import { remaining } from './profileParts';
import { PreviewHead } from './SeenAs';
import { emptyWords } from './stepState';
import { STEPS, type StepKey, stepAt } from './steps';
import type { Editor } from './useEditor';

const ROWS: readonly { key: StepKey; icon: Icon }[] = [
  { key: 'personal', icon: IconUser },
  { key: 'experiences', icon: IconBriefcase },
  { key: 'educations', icon: IconSchool },
  { key: 'skills', icon: IconCode },
  { key: 'certificates', icon: IconCertificate },
  { key: 'projects', icon: IconBox },
];

/** 'Pozisyon boş' */
const lacking = (kind: EntryKind, field: string): string => `${ENTRY_FORMS[kind].fields.find(({ name }) => name === field)?.label} boş`;

interface Props {
  editor: Editor;
  /** Where one goes from here. */
  onGo: (step: number) => void;
}

/** The profile as it will be; each row leads to the step where it is written. */
export function Preview({ editor, onGo }: Props) {
  const { form, step } = editor;
  const profile = profileWith(editor.profile, form);
  const line = jobLine(profile);
  return (
    <section className={preview.preview} aria-labelledby="preview-title">
      <div className={preview.previewTitle}>
        <h2 id="preview-title">Önizleme</h2>
        <small>Satıra basın, adımına gidin</small>
      </div>
      <PreviewHead editor={{ profile }} />
      {line && <p className={preview.jobLine}>{line}</p>}
      <ul className={preview.previewRows}>
        {ROWS.map(({ key, icon: RowIcon }) => {
          const index = stepAt(key);
          const found = STEPS[index];
          const rows = found && 'list' in found ? remaining(form[found.list]) : [];
          const words = key === 'personal' ? emptyWords(form) : rows.length > 0 ? String(rows.length) : 'Ekle';
          return (
            <li key={key}>
              <button type="button" aria-current={index === step || undefined} onClick={() => onGo(index)}>
                <RowIcon aria-hidden="true" />
                <span>{found?.title}</span>
                <small>{index === step ? `Buradasınız · ${words}` : words}</small>
              </button>
              {index === step && found && 'list' in found && rows.length > 0 && (
                <ul className={preview.live}>
                  {rows.slice(0, 4).map(({ id, value }) => (
                    <li key={id}>
                      {ENTRY_FORMS[found.list].title(value)}
                      {Object.keys(entryProblems(found.list, value)).map((field) => (
                        <i key={field}> · {lacking(found.list, field)}</i>
                      ))}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What would help most, and what else is missing. */
export function CompletenessCard({ editor, onGo }: Props) {
  const { percent, missing, next } = completenessOf(profileWith(editor.profile, editor.form));
  const others = missing.slice(1, 3);
  const rest = missing.length - 1 - others.length;
  return (
    <section className={preview.complete} aria-label="Profil tamamlanma">
      <div className={preview.completeHead}>
        <CompletenessRing percent={percent} />
        {next ? (
          <div>
            <small>Sıradaki en iyi adım</small>
            <b>{next.label}</b>
            <small>{nextStepText(percent, next.percent)}</small>
          </div>
        ) : (
          <b>Profiliniz tamam.</b>
        )}
      </div>
      {next && (
        <Button wide onClick={() => onGo(next.step - 1)}>
          {next.advice}
        </Button>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ name, label, step }) => (
            <li key={name}>
              <span>{label}</span>
              <Button size="small" kind="quiet" aria-label={`${label}: düzenle`} onClick={() => onGo(step - 1)}>
                Düzenle
              </Button>
            </li>
          ))}
          {rest > 0 && <li className={frame.hint}>{rest} alan daha boş</li>}
        </ul>
      )}
    </section>
  );
}

/** The same in one line, for a phone. */
export function CompletenessLine({ editor, onPreview }: { editor: Editor; onPreview: () => void }) {
  const { percent, next } = completenessOf(profileWith(editor.profile, editor.form));
  return (
    <div className={preview.peek}>
      <CompletenessRing percent={percent} />
      <span>
        <b>{next ? next.advice : 'Profiliniz tamam.'}</b>
        {next && (
          <small>
            %{percent} → %{next.percent}
          </small>
        )}
      </span>
      <Button onClick={onPreview}>Önizle</Button>
    </div>
  );
}
