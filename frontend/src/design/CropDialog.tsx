import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from './Button';
import { Callout } from './Callout';
import classes from './CropDialog.module.css';
import { type Area, cropped, type DrawnAs } from './crop';
import { Dialog } from './Dialog';

const ZOOM = { min: 1, max: 3, step: 0.01 } as const;

const NOT_READ = 'Bu dosya bir fotoğraf olarak okunamadı. Başka bir dosya seçin.';

interface Props {
  title: string;
  file: File;
  aspect: number;
  isRound?: boolean;
  /** What of a wide picture is seen where; the lines in it mark that. */
  bandNote?: string;
  /** What it becomes, where that is not the usual. */
  as?: DrawnAs;
  /** Said where it could not be cropped. */
  failed?: string;
  isSending: boolean;
  onCropped: (picture: Blob) => void;
  onClose: () => void;
}

/** Chooses the part of a picture that is sent. */
export function CropDialog({ title, file, aspect, isRound = false, bandNote, as, failed = NOT_READ, isSending, onCropped, onClose }: Props) {
  const url = useAddressOf(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [area, setArea] = useState<Area>();
  const [hasFailed, setFailed] = useState(false);
  const send = () => {
    if (!area || !url) return;
    cropped(url, area, as).then(onCropped, (error: unknown) => {
      console.error('The picture could not be cropped', error);
      setFailed(true);
    });
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      size="lg"
      fillsPhone
      footer={
        <>
          <Button onClick={onClose}>İptal</Button>
          <Button kind="primary" disabled={!area} busy={isSending && 'Yükleniyor…'} onClick={send}>
            Kırp ve Yükle
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Callout tone="danger" role="alert">
          {failed}
        </Callout>
      )}
      <div className={classes.crop}>
        {url && (
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={aspect}
            cropShape={isRound ? 'round' : 'rect'}
            showGrid={false}
            classes={bandNote ? { cropAreaClassName: classes.band } : {}}
            disableAutomaticStylesInjection
            mediaProps={{ onError: () => setFailed(true), alt: '' }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      {bandNote && <p className={classes.bandNote}>{bandNote}</p>}
      <label className={classes.zoom}>
        <span>Yakınlaştırma</span>
        <input type="range" {...ZOOM} value={zoom} onChange={(event) => setZoom(Number(event.currentTarget.value))} />
      </label>
    </Dialog>
  );
}

/** Where the browser finds a file that was chosen, for as long as it is shown. */
function useAddressOf(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
