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

export const detailsIn = (opened: string): FileDetails => JSON.parse(opened) as FileDetails;

/** Pictures, and they alone, are shown in place. */
export const typeOf = ({ type }: Pick<FileDetails, 'type'>): 'image' | 'file' => (type.startsWith('image/') ? 'image' : 'file');
