import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files');
const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry?.()?.isDirectory === true;
/** Without folders, of which browsers hand over a name alone. */
function filesOf({ items, files }: DataTransfer): File[] {
  const found = [...(items ?? [])].filter(({ kind }) => kind === 'file');
  return [...files].filter((_file, index) => !(found[index] && isFolder(found[index])));
}

/** Takes files that are dropped on a place, or pasted there. Null where none are taken: the browser does not open them in the page's place either. */
export function useDrop(onFiles: ((files: File[]) => void) | null) {
  const [isOver, setOver] = useState(false);
  /** Each part of the place that is entered is told of before the last is left. */
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  const given = (event: DragEvent, what: (data: DataTransfer) => void) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    what(event.dataTransfer);
  };
  return {
    isOver: isOver && onFiles !== null,
    handlers: {
      onDragEnter: (event: DragEvent) =>
        given(event, () => {
          depth.current += 1;
          setOver(true);
        }),
      onDragOver: (event: DragEvent) =>
        given(event, (data) => {
          data.dropEffect = onFiles ? 'copy' : 'none';
        }),
      onDragLeave: (event: DragEvent) =>
        given(event, () => {
          depth.current -= 1;
          if (depth.current <= 0) end();
        }),
      onDrop: (event: DragEvent) =>
        given(event, (data) => {
          end();
          const files = filesOf(data);
          if (files.length > 0) onFiles?.(files);
        }),
      onPaste: (event: ClipboardEvent) => {
        // Office programs put a picture of a text beside it.
        if (!hasFiles(event.clipboardData) || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        onFiles?.(filesOf(event.clipboardData));
      },
    },
  };
}
