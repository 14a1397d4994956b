import { FEEDBACK_LIMITS, FEEDBACK_TEXT } from '@contracts/feedback';
import { IconPhotoUp } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../design/Button';
import classes from './ScreenshotField.module.css';

export function screenshotProblem({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return FEEDBACK_TEXT.notPicture;
  return size > FEEDBACK_LIMITS.screenshot ? FEEDBACK_TEXT.screenshotLarge : undefined;
}

interface Props {
  file: File | null;
  problem: string | undefined;
  onChoose: (file: File | null) => void;
}

/** One picture, chosen or dropped here; pasting is the form's. */
export function ScreenshotField({ file, problem, onChoose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    onChoose(event.dataTransfer.files[0] ?? null);
  };
  const remove = () => {
    onChoose(null);
    input.current?.focus();
  };
  return (
    <div className={classes.field}>
      <span className={classes.label}>Ekran görüntüsü</span>
      <label
        className={classes.zone}
        data-over={over || undefined}
        data-wrong={problem ? true : undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        {file ? <Preview file={file} /> : <IconPhotoUp aria-hidden="true" />}
        <span className={classes.words}>
          <span className={classes.name}>{file ? file.name : 'Görsel seç, sürükle ya da yapıştır'}</span>
          <span className={classes.hint}>{file ? sizeOf(file) : 'İsteğe bağlı · en fazla 5 MB'}</span>
        </span>
        <input
          ref={input}
          className={classes.input}
          type="file"
          accept="image/*"
          aria-label="Ekran görüntüsü"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
      </label>
      {file && (
        <Button size="small" className={classes.remove} onClick={remove}>
          Görseli kaldır
        </Button>
      )}
      {problem && (
        <p id={id} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

const megabytes = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const sizeOf = ({ size }: File): string => `${megabytes.format(Math.max(size / 1_048_576, 0.1))} MB`;

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img className={classes.preview} src={url} alt="Seçilen ekran görüntüsü" />;
}
