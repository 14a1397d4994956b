import { CV_TEXT } from '@contracts/profile-file-texts';
import { IconFileText, IconTrash, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { ApiError, messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { FileButton } from '../../../design/FileButton';
import { toast } from '../../../design/toast';
import { useDeleteFile, useUploadFile } from '../api/ownProfile';
import { DeleteFile } from './DeleteFile';
import fields from './Fields.module.css';
import frame from './Frame.module.css';

/** What the server refused it says itself; for whatever else went wrong there is one sentence. */
const problemOf = (error: Error): string => (error instanceof ApiError && !error.mayRepeat ? error.message : CV_TEXT.failed(messageOf(error)));
const isPdf = ({ type, name }: File) => type === 'application/pdf' || name.toLowerCase().endsWith('.pdf');

/** The file of the CV: for its owner, and for those whom an application hands it to. */
export function CvField({ id, url }: { id: string; url: string | null }) {
  const upload = useUploadFile(id, 'cv');
  const removal = useDeleteFile(id, 'cv');
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!isPdf(file)) return setProblem(CV_TEXT.notPdf);
    setProblem(undefined);
    upload.mutate(file, {
      onSuccess: () => void toast({ text: CV_TEXT.saved }),
      onError: (error) => setProblem(problemOf(error)),
    });
  };
  const drop = () =>
    removal.mutate(url ?? '', {
      onSuccess: ({ data }) => {
        setDeleting(false);
        if (data.deleted) void toast({ text: CV_TEXT.deleted });
        else setProblem(CV_TEXT.deleteFailed);
      },
      onError: () => {
        setDeleting(false);
        setProblem(CV_TEXT.deleteFailed);
      },
    });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <section className={fields.box} aria-labelledby="editor-cv">
      <h2 id="editor-cv">CV</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside of it works by keys */}
      <div className={fields.cv} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        {url && (
          <a className={fields.file} href={url} target="_blank" rel="noreferrer">
            <IconFileText aria-hidden="true" />
            CV dosyasını aç
          </a>
        )}
        <FileButton
          icon={<IconUpload aria-hidden="true" />}
          className="visually-hidden"
          accept=".pdf,application/pdf"
          disabled={upload.isPending}
          aria-describedby="editor-cv-hint"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        >
          {upload.isPending ? 'Yükleniyor…' : url ? 'Yeni CV yükle' : 'CV yükle'}
        </FileButton>
        {url && (
          <Button kind="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setDeleting(true)}>
            {"CV'yi sil"}
          </Button>
        )}
        <p id="editor-cv-hint" className={frame.hint}>
          PDF dosyasını buraya bırakın ya da seçin. Dosyayı yalnızca siz görürsünüz.
        </p>
      </div>
      {problem && (
        <p role="alert" className={fields.problem}>
          {problem}
        </p>
      )}
      {isDeleting && <DeleteFile name="CV" isPending={removal.isPending} onDelete={drop} onClose={() => setDeleting(false)} />}
    </section>
  );
}
