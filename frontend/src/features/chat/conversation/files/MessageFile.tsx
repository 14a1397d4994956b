import type { ChatMessage } from '@contracts/chat';
import { CHAT_FILE_TEXT } from '@contracts/chat-files';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { fileSize } from '../../../../design/fileSize';
import { FileIcon } from './FileIcon';
import classes from './Files.module.css';
import type { FileActions } from './fileActions';
import { Named } from './Named';
import { Picture } from './Picture';

interface Props {
  message: ChatMessage;
  actions: FileActions;
  /** Stands behind name and size. */
  meta: ReactNode;
}

/** The file of a message: a picture that opens, or what it is called and a way to save it. */
export const MessageFile = ({ message, actions, meta }: Props) => {
  const { file_name, file_size, file } = message;
  const name = file_name ?? CHAT_FILE_TEXT.unnamed;
  const size = file_size === null ? null : fileSize(file_size);
  if (file?.width && file.height && file.thumbnail_url)
    return (
      <>
        <Picture message={message} pixels={{ width: file.width, height: file.height }} actions={actions} />
        <p className={classes.caption}>
          <Named name={name} size={size} />
          {meta}
        </p>
      </>
    );
  if (message.file_url === null)
    return (
      <span className={classes.file}>
        <FileWords type={file?.type ?? ''} name={name} says={CHAT_FILE_TEXT.gone} meta={meta} />
      </span>
    );
  return <SaveButton message={message} name={name} size={size} meta={meta} onSave={actions.save} />;
};

const FileWords = ({ type, name, says, meta }: { type: string; name: string; says: string | null; meta: ReactNode }) => (
  <>
    <FileIcon type={type} />
    <span className={classes.words}>
      <bdi className={classes.name}>{name}</bdi>
      <small>
        <span>{says}</span>
        {meta}
      </small>
    </span>
  </>
);

interface SaveProps {
  message: ChatMessage;
  name: string;
  size: string | null;
  meta: ReactNode;
  onSave: FileActions['save'];
}

function SaveButton({ message, name, size, meta, onSave }: SaveProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await onSave(message);
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={classes.file}
      title="İndir"
      aria-label={`İndir: ${name}${size === null ? '' : `, ${size}`}`}
      aria-busy={isBusy}
      onClick={() => !isBusy && void save()}
    >
      <FileWords type={message.file?.type ?? ''} name={name} says={isBusy ? 'İndiriliyor…' : size} meta={meta} />
      <IconDownload className={classes.sign} aria-hidden="true" />
    </button>
  );
}
