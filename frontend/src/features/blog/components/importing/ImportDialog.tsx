import { IMPORT_LIMITS, IMPORT_TEXT, type ImportReport } from '@contracts/blog-import';
import { IconFileImport } from '@tabler/icons-react';
import { type ChangeEvent, useState } from 'react';
import { messageOf } from '../../../../client/apiError';
import { Button, LinkButton } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import { Dialog } from '../../../../design/Dialog';
import { FileButton } from '../../../../design/FileButton';
import { turkishNumber } from '../../../../design/numbers';
import { paths } from '../../../../paths';
import { useBringPosts, useLookIntoFiles } from '../../api/importPosts';
import classes from './ImportDialog.module.css';
import { ImportRows } from './ImportRows';

/** What is wrong with the files that were chosen, or null. */
export function filesProblem(files: readonly Pick<File, 'size'>[]): string | null {
  if (files.length === 0) return IMPORT_TEXT.nothing;
  if (files.length > IMPORT_LIMITS.files) return IMPORT_TEXT.tooMany;
  return files.some(({ size }) => size > IMPORT_LIMITS.bytes) ? IMPORT_TEXT.tooLarge : null;
}

/** In one sentence what came, or would come. */
function summaryOf({ counts: { coming, brought, waiting, known, refused } }: ImportReport): string {
  const parts = [
    [coming, 'yazı gelecek'],
    [brought, 'yazı taslaklarınıza geldi'],
    [waiting, 'yazı sırada bekliyor'],
    [known, 'yazı zaten vardı'],
    [refused, 'yazı veya dosya alınamıyor'],
  ] as const;
  return parts.flatMap(([count, words]) => (count > 0 ? [`${turkishNumber(count)} ${words}`] : [])).join(', ');
}

/** Brings posts out of files: they are chosen, looked into, and brought. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  const looking = useLookIntoFiles();
  const bringing = useBringPosts(setCount);
  const report = bringing.data ?? (bringing.isPending ? undefined : looking.data);
  const coming = looking.data?.counts.coming ?? 0;
  const error = bringing.error ?? looking.error;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same files may be chosen again.
    currentTarget.value = '';
    const found = filesProblem(chosen);
    looking.reset();
    bringing.reset();
    setProblem(found);
    setFiles(found ? [] : chosen);
    if (!found) looking.mutate(chosen);
  };
  const bring = () => {
    setCount(0);
    bringing.mutate(files);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{bringing.data ? 'Kapat' : 'Vazgeç'}</Button>
      {bringing.data ? (
        <LinkButton kind="primary" to={paths.ownPosts('draft')} onClick={onClose}>
          Taslaklarımı gör
        </LinkButton>
      ) : (
        <Button
          kind="primary"
          disabled={coming === 0}
          busy={bringing.isPending && `Getiriliyor… ${turkishNumber(count)}/${turkishNumber(coming)}`}
          onClick={bring}
        >
          {coming > 0 ? `${turkishNumber(coming)} yazıyı taslak olarak getir` : 'Getir'}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title="Yazı içe aktar" onClose={onClose} size="lg" fillsPhone footer={footer}>
      <p className={classes.intro}>
        Markdown (.md) dosyalarınızı ya da eski blogunuzun RSS veya Atom dosyasını (.xml) seçin: en fazla {IMPORT_LIMITS.files} dosya, her biri en fazla 1 MB.
        Yazılar taslak olarak gelir; ilk yayın tarihleri yalnızca gösterilir, uzaktaki görseller bağlantı olur.
      </p>
      <FileButton
        icon={<IconFileImport aria-hidden="true" />}
        size="large"
        multiple
        accept=".md,.markdown,.txt,.xml,.rss,.atom,.rdf"
        disabled={bringing.isPending}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'import-problem' : undefined}
        onChange={choose}
      >
        {files.length > 0 ? 'Başka dosya seç' : 'Dosya seç'}
      </FileButton>
      {problem && (
        <p id="import-problem" className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {error && (
        <Callout tone="danger" role="alert">
          {messageOf(error)}
        </Callout>
      )}
      <div role="status" className={classes.status}>
        {looking.isPending && 'Dosyalara bakılıyor…'}
        {report && summaryOf(report)}
      </div>
      {report && <ImportRows items={report.items} />}
    </Dialog>
  );
}
