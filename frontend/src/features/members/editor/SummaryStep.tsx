import { PRIVACY_FLAG_NAMES, PRIVACY_FLAGS, PRIVACY_TEXT, type PrivacyFlag } from '@contracts/privacy';
import { DETAIL_TEXT } from '@contracts/profile-details';
import { useEffect, useRef } from 'react';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { firstWrongStep, isDraft, isMissing, stepProblems } from './editorForm';
import fields from './Fields.module.css';
import frame from './Frame.module.css';
import summary from './Summary.module.css';
import { stateOf } from './stepState';
import { STEPS } from './steps';
import { type Editor, today } from './useEditor';
import { firstProblemWords } from './wrongWords';

/** The specification leaves these out of the summary. */
const LEFT_OUT: readonly PrivacyFlag[] = ['job_info_visible', 'address_visible', 'birth_date_visible'];

/** A last look at all steps, and the way from the draft to the profile that others see. */
export function SummaryStep({ editor }: { editor: Editor }) {
  const { form, profile, changes, details, isSaving, save, go } = editor;
  const wrong = firstWrongStep(form, today());
  const problems = wrong === null ? {} : stepProblems(wrong, form, today());
  const failure = useShown(details.error);
  const lacks = isMissing(form, Object.keys(problems)[0] ?? '');
  return (
    <>
      {wrong !== null && (
        <Callout tone="warn" title={`${STEPS[wrong]?.title}: ${lacks ? 'eksik' : 'hatalı'} alan var`}>
          {firstProblemWords(form, problems)} Kaydet, sizi {lacks ? 'eksik' : 'hatalı'} olan ilk alana götürür.
        </Callout>
      )}
      <section className={fields.box} aria-labelledby="summary-steps">
        <h2 id="summary-steps">Adımlar</h2>
        <dl className={summary.summary}>
          {STEPS.slice(0, -1).map(({ key, title }, index) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{stateOf(editor, index).words}</dd>
              <dd>
                <Button size="small" kind="quiet" aria-label={`${title}: düzenle`} onClick={() => go(index)}>
                  Düzenle
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={fields.box} aria-labelledby="summary-privacy">
        <h2 id="summary-privacy">Gizlilik</h2>
        <dl className={summary.summary}>
          {PRIVACY_FLAG_NAMES.filter((flag) => !LEFT_OUT.includes(flag)).map((flag) => (
            <div key={flag}>
              <dt>{PRIVACY_FLAGS[flag].label}</dt>
              <dd>{profile.privacy_settings[flag] ? PRIVACY_TEXT.visibleWord : PRIVACY_TEXT.hiddenWord}</dd>
            </div>
          ))}
        </dl>
      </section>
      {details.isError && (
        <div ref={failure} tabIndex={-1} className={summary.failure}>
          <Failure of={details} title={DETAIL_TEXT.saveFailed} />
        </div>
      )}
      <div className={summary.save}>
        <p className={frame.hint}>{isDraft(changes) ? 'Kaydettiğinizde taslağınız profilinize geçer.' : 'Kaydedilmemiş bir değişiklik yok.'}</p>
        <Button kind="primary" size="large" busy={isSaving && 'Kaydediliyor…'} onClick={() => void save()}>
          Kaydet
        </Button>
      </div>
    </>
  );
}

/** Brings into view, beside the button that was pressed, why it could not be done. */
function useShown(error: Error | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.focus();
  }, [error]);
  return place;
}
