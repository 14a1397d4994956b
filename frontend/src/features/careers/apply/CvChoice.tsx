import { APPLICATION_TEXT } from '@contracts/job-applications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { fileSize } from '../../../design/fileSize';
import { uploadCv } from '../api/apply';
import type { ApplyFields, SentCv } from './applyFields';
import { cvProblem } from './applyFields';
import classes from './CvChoice.module.css';

interface Props {
  value: Pick<ApplyFields, 'cv' | 'sent'>;
  /** Address of the one on the profile; null where there is none. */
  profileCv: string | null;
  error: string | undefined;
  onChoose: (cv: ApplyFields['cv']) => void;
  onSent: (sent: SentCv) => void;
  /** While a file is on its way nothing can be sent. */
  onSending: (isSending: boolean) => void;
}

/** The CV of the profile, or another PDF that is dropped or chosen. */
export function CvChoice({ value: { cv, sent }, profileCv, error, onChoose, onSent, onSending }: Props) {
  const id = useId();
  const { share, problem, take } = useCvUpload(onSent, onSending);
  const said = problem ?? error;
  const isOther = cv === 'other' || !profileCv;
  const described = said ? `${id}-error` : undefined;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <fieldset className={classes.field} aria-describedby={described}>
      <legend>CV (PDF)</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside of it works by keys */}
      <div className={classes.choices} data-wrong={said ? true : undefined} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        {profileCv && (
          <label className={classes.choice} data-chosen={!isOther || undefined}>
            <input type="radio" name={id} checked={!isOther} onChange={() => onChoose('profile')} />
            <span className={classes.words}>
              <b>Profilinizdeki CV</b>
              <small>Profilinize yüklediğiniz PDF</small>
            </span>
            <a href={profileCv} target="_blank" rel="noreferrer" className={classes.open}>
              Aç
            </a>
          </label>
        )}
        <label className={classes.choice} data-chosen={isOther || undefined}>
          {profileCv && <input type="radio" name={id} checked={isOther} onChange={() => onChoose('other')} />}
          <span className={classes.words}>
            <b>{sent ? sent.name : profileCv ? 'Başka bir PDF' : 'PDF seçin'}</b>
            <small>{share !== null ? 'Yükleniyor…' : sent ? fileSize(sent.size) : 'Buraya bırakın ya da seçin'}</small>
            {share !== null && <progress value={share} max={1} aria-label="CV yükleniyor" />}
          </span>
          <span className={classes.open}>
            {sent ? 'Değiştir' : 'Seç'}
            <input
              type="file"
              className={classes.file}
              accept=".pdf,application/pdf"
              aria-label={sent ? 'CV dosyasını değiştir' : 'CV dosyası seç'}
              aria-invalid={said && isOther ? true : undefined}
              aria-describedby={described}
              disabled={share !== null}
              onChange={(event) => {
                void take(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </span>
        </label>
      </div>
      {said && (
        <p id={`${id}-error`} className={classes.problem} role="alert">
          <IconAlertTriangle aria-hidden="true" />
          {said}
        </p>
      )}
    </fieldset>
  );
}

function useCvUpload(onSent: Props['onSent'], onSending: Props['onSending']) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setShare(0);
    onSending(true);
    try {
      const { url } = await uploadCv(file, setShare);
      if (url) onSent({ url, name: file.name, size: file.size });
      else setProblem(APPLICATION_TEXT.cvUploadFailed(APPLICATION_TEXT.cvNoUrl));
    } catch (failure) {
      setProblem(APPLICATION_TEXT.cvUploadFailed(messageOf(failure)));
    } finally {
      setShare(null);
      onSending(false);
    }
  };
  const take = async (file: File | undefined) => {
    if (!file || share !== null) return;
    const found = cvProblem(file);
    setProblem(found);
    if (!found) await send(file);
  };
  return { share, problem, take };
}
