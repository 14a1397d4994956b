import { fileSize } from '../../../../design/fileSize';
import { useShare } from '../outbox/uploads';
import { FileIcon } from './FileIcon';
import classes from './Files.module.css';
import { Named } from './Named';
import { roomFor } from './Picture';
import type { PickedFile } from './picked';

interface Props {
  clientId: string;
  file: PickedFile;
  isOnTheWay: boolean;
}

/** A file that the server does not have yet, and how far it is. */
export function OutgoingFile({ clientId, file: { name, file, url, pixels }, isOnTheWay }: Props) {
  const share = useShare(clientId);
  const progress = isOnTheWay && <progress className={classes.progress} value={share} max={1} aria-label={`${name} yükleniyor`} />;
  if (url !== null && pixels !== null)
    return (
      <>
        <span className={classes.picture} style={roomFor(pixels)}>
          <img src={url} alt="" />
          {progress}
        </span>
        <p className={classes.caption}>
          <Named name={name} size={fileSize(file.size)} />
        </p>
      </>
    );
  return (
    <span className={classes.file}>
      <FileIcon type={file.type} />
      <span className={classes.words}>
        <bdi className={classes.name}>{name}</bdi>
        <small>{fileSize(file.size)}</small>
        {progress}
      </span>
    </span>
  );
}
