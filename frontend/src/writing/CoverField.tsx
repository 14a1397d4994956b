import { IMAGE_LIMITS, IMAGE_TEXT, WRITING_TEXT } from '@contracts/writing';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../client/apiError';
import { uploadImage } from '../client/uploadImage';
import { Button } from '../design/Button';
import { FileButton } from '../design/FileButton';
import { pictureProblem } from '../design/pictureProblem';
import { piece } from '../design/piece';
import { toast } from '../design/toast';
import classes from './FormPage.module.css';

const CropDialog = piece(() => import('../design/CropDialog').then((file) => file.CropDialog));

const PICTURES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';
/** Smaller ones would be blurred on the page. */
const LEAST = { width: 640, height: 360 } as const;

interface Props {
  label: string;
  url: string | null;
  error: string | undefined;
  onChange: (url: string | null) => void;
  /** How the chosen one is shown. */
  children: ReactNode;
}

/** The picture above what is written: chosen, cut to 16:9 and sent at once; what is written names it when it is saved. */
export function CoverField({ label, url, error, onChange, children }: Props) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const said = problem ?? error;
  const choose = async (chosen: File) => {
    const found = chosen.size > IMAGE_LIMITS.upload ? IMAGE_TEXT.tooLarge : await pictureProblem(chosen, LEAST);
    setProblem(found);
    if (!found) setFile(chosen);
  };
  const send = async (picture: Blob) => {
    setSending(true);
    try {
      const sent = await uploadImage(new File([picture], 'kapak.webp', { type: picture.type }), () => undefined);
      onChange(sent.url);
      setFile(null);
    } catch (failure) {
      void toast({ title: WRITING_TEXT.uploadFailed, text: messageOf(failure), tone: 'danger' });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={classes.field}>
      <span className={classes.label}>
        {label}
        <small>16:9</small>
      </span>
      {url && <div className={classes.cover}>{children}</div>}
      <div className={classes.row}>
        <FileButton
          icon={<IconPhoto aria-hidden="true" />}
          accept={PICTURES}
          aria-label={url ? `${label}: değiştir` : `${label}: seç`}
          aria-invalid={said ? true : undefined}
          aria-describedby={said ? id : undefined}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen) void choose(chosen);
            event.currentTarget.value = '';
          }}
        >
          {url ? 'Görseli değiştir' : 'Görsel seç'}
        </FileButton>
        {url && (
          <Button kind="quiet" size="small" icon={<IconTrash aria-hidden="true" />} onClick={() => onChange(null)}>
            Kaldır
          </Button>
        )}
      </div>
      {said && (
        <p id={id} className={classes.problem}>
          {said}
        </p>
      )}
      {file && (
        <CropDialog
          title={`${label}: kırp`}
          file={file}
          aspect={16 / 9}
          isSending={isSending}
          onCropped={(picture) => void send(picture)}
          onClose={() => setFile(null)}
        />
      )}
    </div>
  );
}
