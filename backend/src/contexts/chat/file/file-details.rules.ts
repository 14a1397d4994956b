/** What is to be known of a file, and the random key of its bytes in base64: sealed in the fact, as JSON. */
export interface FileDetails {
  readonly name: string;
  /** MIME type, as its content says. */
  readonly type: string;
  readonly size: number;
  /** Of a picture, in pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly key: string;
}

/** What is kept of a file that was sent. */
export interface FoundFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnail: Buffer | null;
}

export const detailsIn = (opened: string): FileDetails => JSON.parse(opened) as FileDetails;

export type FileSize = 'full' | 'thumbnail';
/** What its bytes are encrypted for: those of one file do not open in the place of another. */
export const placeOf = (fileId: string, size: FileSize): string => `chat-file/${fileId}/${size}`;

/** Pictures, and they alone, are shown in place. */
export const typeOf = ({ type }: Pick<FileDetails, 'type'>): 'image' | 'file' => (type.startsWith('image/') ? 'image' : 'file');
