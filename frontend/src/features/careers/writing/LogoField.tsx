import { JOB_FIELDS, JOB_LIMITS, JOB_WRITING_TEXT } from '@contracts/job-writing';
import { PICTURE_TEXT } from '@contracts/profile-file-texts';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { FileButton } from '../../../design/FileButton';
import { pictureProblem } from '../../../design/pictureProblem';
import { piece } from '../../../design/piece';
import page from '../../../writing/FormPage.module.css';
import { uploadLogo } from '../api/saveJob';
import { JobLogo } from '../components/JobLogo';
import classes from './JobForm.module.css';

const CropDialog = piece(() => import('../../../design/CropDialog').then((file) => file.CropDialog));

const PICTURES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';
/** What is cropped is made smaller; what is read for that is not to fill the memory. */
const LARGEST = 10 * 1024 * 1024;
const LEAST = { width: 64, height: 64 } as const;
const DRAWN = { type: 'image/png', longest: JOB_LIMITS.logoSide } as const;

interface Props {
  company: string;
  url: string | null;
  error: string | undefined;
  onChange: (url: string | null) => void;
}

/** The logo of the company: chosen, cut to a square and sent at once; the listing names it when it is saved. */
export function LogoField({ company, url, error, onChange }: Props) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const said = problem ?? error;
  const choose = async (chosen: File) => {
    const found = chosen.size > LARGEST ? PICTURE_TEXT.tooManyPixels : await pictureProblem(chosen, LEAST);
    setProblem(found);
    if (!found) setFile(chosen);
  };
  const send = async (picture: Blob) => {
    setSending(true);
    try {
      const sent = await uploadLogo(new File([picture], 'logo.png', { type: picture.type }));
      onChange(sent.url);
    } catch (failure) {
      console.warn('A logo could not be sent', messageOf(failure));
      setProblem(JOB_WRITING_TEXT.logoFailed);
    } finally {
      setFile(null);
      setSending(false);
    }
  };
  return (
    <div className={page.field}>
      <span className={page.label}>{JOB_FIELDS.logo_url}</span>
      <div className={classes.logo}>
        <JobLogo company={company} url={url} />
        <FileButton
          icon={<IconPhoto aria-hidden="true" />}
          accept={PICTURES}
          aria-label={url ? 'Logo: değiştir' : 'Logo: seç'}
          aria-invalid={said ? true : undefined}
          aria-describedby={said ? id : undefined}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen) void choose(chosen);
            event.currentTarget.value = '';
          }}
        >
          {url ? 'Değiştir' : 'Görsel seç'}
        </FileButton>
        {url && (
          <Button kind="quiet" size="small" icon={<IconTrash aria-hidden="true" />} onClick={() => onChange(null)}>
            Kaldır
          </Button>
        )}
      </div>
      {said && (
        <p id={id} className={page.problem} role="alert">
          {said}
        </p>
      )}
      {file && (
        <CropDialog
          title={JOB_WRITING_TEXT.cropTitle}
          file={file}
          aspect={1}
          as={DRAWN}
          failed={JOB_WRITING_TEXT.cropFailed}
          isSending={isSending}
          onCropped={(picture) => void send(picture)}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  );
}
