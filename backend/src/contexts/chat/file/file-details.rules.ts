/** What is kept of a file that was sent. */
export interface FoundFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnail: Buffer | null;
}

export type FileSize = 'full' | 'thumbnail';
/** What its bytes are encrypted for: those of one file do not open in the place of another. */
export const placeOf = (fileId: string, size: FileSize): string => `chat-file/${fileId}/${size}`;
