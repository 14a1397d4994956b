import { IconX } from '@tabler/icons-react';
import { fileSize } from '../../../../design/fileSize';
import { IconButton } from '../../../../design/IconButton';
import { FileIcon } from './FileIcon';
import classes from './Files.module.css';
import type { PickedFile } from './picked';

interface Props {
  files: readonly PickedFile[];
  problem: string | null;
  onRemove: (file: PickedFile) => void;
}

/** What goes along with the text, before it is sent. */
export const PickedFiles = ({ files, problem, onRemove }: Props) => (
  <>
    {files.length > 0 && (
      <ul className={classes.picked} aria-label="Eklenen dosyalar">
        {files.map((file) => (
          <li key={file.id}>
            {file.url === null ? <FileIcon type={file.file.type} /> : <img src={file.url} alt="" />}
            <span className={classes.words}>
              <bdi className={classes.name}>{file.name}</bdi>
              <small>{fileSize(file.file.size)}</small>
            </span>
            <IconButton label="Kaldır" aria-label={`Kaldır: ${file.name}`} size="small" onClick={() => onRemove(file)}>
              <IconX aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    )}
    <p className={classes.problem} role="alert">
      {problem}
    </p>
  </>
);
