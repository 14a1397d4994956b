import { type Answer, NOTHING } from './fakeServer';

/** A file on its way: the test says when it has left, and what the server answers. */
export interface Upload {
  path: string;
  file: FormDataEntryValue | null;
  isStopped: boolean;
  progress: (share: number) => void;
  answer: (given: Answer | null) => void;
}

/** Stands in for the browser's way to send a file, which tells how much has left. */
export function fakeUploads(field: string): Upload[] {
  const uploads: Upload[] = [];
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    response: unknown = null;
    onload: () => void = () => undefined;
    onerror: () => void = () => undefined;
    onabort: () => void = () => undefined;
    private path = '';
    private sent: Upload | undefined;
    open(_method: string, path: string) {
      this.path = path;
    }
    setRequestHeader() {}
    abort() {
      if (this.sent) this.sent.isStopped = true;
      this.onabort();
    }
    send(form: FormData) {
      this.sent = {
        path: this.path,
        file: form.get(field),
        isStopped: false,
        progress: (share) => this.upload.onprogress?.({ loaded: share, total: 1 }),
        answer: (given) => {
          if (given === NOTHING) return this.onerror();
          this.status = given.status;
          this.response = given.body;
          this.onload();
        },
      };
      uploads.push(this.sent);
    }
  }
  globalThis.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
  return uploads;
}
