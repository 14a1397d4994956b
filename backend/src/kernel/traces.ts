/** What stores keep of values that were removed or replaced, where no query finds it: in write-ahead logs, free pages, set-aside files. */
export interface Traces {
  /** Overwrites it. Rejects with Unavailable while somebody is still reading there. */
  clear(): Promise<void>;
}
