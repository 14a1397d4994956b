import { BLOG_FIELDS } from '@contracts/blog-writing';
import { IMAGE_LIMITS, IMAGE_TEXT, WRITING_TEXT } from '@contracts/writing';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { messageOf } from '../../../../client/apiError';
import { uploadImage } from '../../../../client/uploadImage';
import { Button } from '../../../../design/Button';
import { FileButton } from '../../../../design/FileButton';
import { pictureProblem } from '../../../../design/pictureProblem';
import { piece } from '../../../../design/piece';
import { toast } from '../../../../design/toast';
import { PostCover } from '../PostCover';
import classes from './PostForm.module.css';

const CropDialog = piece(() => import('../../../../design/CropDialog').then((file) => file.CropDialog));

const PICTURES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';
/** Smaller ones would be blurred on the page. */
const LEAST = { width: 640, height: 360 } as const;

interface Props {
  url: string | null;
  error: string | undefined;
  onChange: (url: string | null) => void;
}

/** The picture of a post: chosen, cut to 16:9 and sent at once; the post names it when it is saved. */
export function CoverField({ url, error, onChange }: Props) {
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
        {BLOG_FIELDS.featured_image}
        <small>16:9</small>
      </span>
      {url && (
        <div className={classes.cover}>
          <PostCover url={url} early />
        </div>
      )}
      <div className={classes.row}>
        <FileButton
          icon={<IconPhoto aria-hidden="true" />}
          accept={PICTURES}
          aria-label={url ? 'Öne çıkan görseli değiştir' : 'Öne çıkan görsel seç'}
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
          title="Öne çıkan görseli kırp"
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
