import { IMAGE_LIMITS, IMAGE_TEXT, imageMarkdown, plainAlt, type UploadedImage, WRITING_TEXT } from '@contracts/writing';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { messageOf } from '../client/apiError';
import { uploadImage } from '../client/uploadImage';
import { toast } from '../design/toast';
import { insertAtCaret, replacePiece } from './applyEdit';

/** What a reload left behind of a picture that was on its way. */
const LEFT_BEHIND = /!\[yükleniyor…[^\]]*\]\(\)\n*/g;

export interface RunningUpload {
  readonly id: number;
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

export interface DescribedImage {
  readonly image: UploadedImage;
  readonly alt: string;
}

interface Tools {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
  onUploading?: (uploading: boolean) => void;
}

/** Pictures on their way into the text. Their place is kept at the caret; a failure takes nothing else out of the text. */
export function useImageUploads({ field, value, onChange, onUploading }: Tools) {
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const [described, setDescribed] = useState<DescribedImage | null>(null);
  const newest = useRef({ value, onChange });
  newest.current = { value, onChange };
  const number = useRef(0);

  useEffect(() => {
    const { value: left, onChange: change } = newest.current;
    if (left.search(LEFT_BEHIND) >= 0) change(left.replace(LEFT_BEHIND, ''));
  }, []);
  const uploading = running.length > 0;
  const tell = useRef(onUploading);
  tell.current = onUploading;
  useEffect(() => tell.current?.(uploading), [uploading]);

  /** Where the text is not being written (in the preview) it is changed without the field. */
  const swap = (piece: string, insert: string) => {
    if (field.current) replacePiece(field.current, piece, insert, newest.current.onChange);
    else newest.current.onChange(newest.current.value.replace(piece, () => insert));
  };

  const send = async (file: File, id: number, place: string) => {
    try {
      const image = await uploadImage(file, (share) => setRunning((all) => all.map((one) => (one.id === id ? { ...one, share } : one))));
      const alt = altOf(file);
      swap(place, imageMarkdown(alt, image));
      setDescribed({ image, alt });
    } catch (error) {
      swap(place, '');
      const action = { label: 'Tekrar Dene', run: () => add([file]) };
      toast({ title: WRITING_TEXT.uploadFailed, text: messageOf(error), tone: 'danger', stays: true, action });
    } finally {
      setRunning((all) => all.filter((one) => one.id !== id));
    }
  };

  const add = (files: readonly File[]) => {
    const sent = files.filter(isAccepted).map((file) => {
      number.current += 1;
      return { file, id: number.current, place: `![yükleniyor… ${plainAlt(file.name)} ${number.current}]()` };
    });
    if (sent.length === 0 || !field.current) return;
    insertAtCaret(field.current, sent.map(({ place }) => place).join('\n\n'), onChange);
    setRunning((all) => [...all, ...sent.map(({ file, id }) => ({ id, name: file.name, share: 0 }))]);
    for (const { file, id, place } of sent) void send(file, id, place);
  };

  const describe = (alt: string) => {
    if (!described) return;
    const [, address = ''] = imageMarkdown('', described.image).split(']');
    const text = field.current?.value ?? newest.current.value;
    const end = text.indexOf(`]${address}`);
    const start = text.lastIndexOf('![', end);
    if (end >= 0 && start >= 0) swap(text.slice(start, end + 1 + address.length), imageMarkdown(alt, described.image));
    setDescribed({ ...described, alt });
  };
  // A picture that was sent or deleted needs no description any more.
  const asked = described && value.includes(described.image.url) ? described : null;
  return { running, uploading, add, described: asked, describe, closeDescription: () => setDescribed(null) };
}

function isAccepted(file: File): boolean {
  const problem = !file.type.startsWith('image/') ? IMAGE_TEXT.notPicture : file.size > IMAGE_LIMITS.upload ? IMAGE_TEXT.tooLarge : null;
  if (problem) toast({ title: WRITING_TEXT.uploadFailed, text: problem, tone: 'danger' });
  return !problem;
}

/** The name of a file often says what it shows; what cameras, screens and clipboards name does not. */
function altOf({ name }: File): string {
  const words = plainAlt(name.replace(/\.[a-z0-9]+$/i, '').replace(/[_-]+/g, ' '));
  return /^(image|img|dsc|screenshot|ekran (alıntısı|görüntüsü)|pxl)?[\s\d()./]*$/i.test(words) ? '' : words;
}

/** The pictures that were pasted or dropped; text that comes with a picture of itself is text. */
export const picturesIn = (data: DataTransfer | null): File[] => (data && !data.types.includes('text/plain') ? [...data.files] : []);
