import { IMAGE_LIMITS, WRITING_TEXT } from '@contracts/writing';
import { TextInput } from '@mantine/core';
import { Button } from '../design/Button';
import classes from './UploadState.module.css';
import type { DescribedImage, RunningUpload } from './useImageUploads';

interface Props {
  running: readonly RunningUpload[];
  described: DescribedImage | null;
  onDescribe: (alt: string) => void;
  onClose: () => void;
}

/** How far pictures are, and what the last one shows. */
export function UploadState({ running, described, onDescribe, onClose }: Props) {
  return (
    <>
      {running.map(({ id, name, share }) => (
        <div key={id} className={classes.running}>
          <span className={classes.name}>{name}</span>
          <progress value={share} max={1} aria-label={`${name} yükleniyor`} />
        </div>
      ))}
      <p className="visually-hidden" role="status">
        {running.length > 0 ? 'Görsel yükleniyor…' : described ? 'Görsel yazıya eklendi.' : ''}
      </p>
      {described && (
        <div className={classes.description}>
          <TextInput
            className={classes.alt}
            label={WRITING_TEXT.describe}
            description={WRITING_TEXT.describeWhy}
            maxLength={IMAGE_LIMITS.alt}
            value={described.alt}
            onChange={(event) => onDescribe(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would send the form that the editor stands in.
              event.preventDefault();
              onClose();
            }}
          />
          <Button size="small" onClick={onClose}>
            Tamam
          </Button>
        </div>
      )}
    </>
  );
}
