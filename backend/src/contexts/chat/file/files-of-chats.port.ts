/** A file, and where it came in the log. */
export interface PlacedFile {
  readonly fileId: string;
  readonly position: number;
}

/** Knows the files of a conversation, or those of one author in it; answered by the read side. */
export abstract class FilesOfChats {
  /** Those behind a place of the log, the oldest first. */
  abstract filesAfter(of: { readonly chatId: string; readonly authorId: string | null }, position: number, limit: number): Promise<readonly PlacedFile[]>;
}
