/** A file as it is kept: its bytes and what they are. */
export interface StoredFile {
  readonly bytes: Buffer;
  /** MIME type, as it was established from the content. */
  readonly type: string;
}

export interface FileEntry {
  readonly key: string;
  readonly size: number;
  /** ISO time of the last write, by the store's clock. */
  readonly storedAt: string;
}

/** Uploaded files by key; a key is `area/name` in lower-case letters, digits, `-`, `_`, `.` and `/`, and stays as long as the file does. */
export interface Files {
  /** Keeps a file; resolves once it is safe. The same key again replaces it. */
  put(key: string, file: StoredFile): Promise<void>;
  /** The file, or null when there is none under the key. */
  get(key: string): Promise<StoredFile | null>;
  /** Removes a file; nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Files whose key begins with a prefix, in the order of keys, `limit` at most, behind a key (exclusive). */
  list(prefix: string, options: { after?: string; limit: number }): Promise<FileEntry[]>;
}
