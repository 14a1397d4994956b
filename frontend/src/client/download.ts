import { noAnswer } from './apiError';
import { answerOf } from './http';

/** A wait that nobody has to be told of, and how often it may follow another. */
const SHORT_WAIT = { seconds: 2, times: 3 } as const;

/** What an address answers, after the short waits that the server asks for. */
async function asked(path: string, waited = 0): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => {
    throw noAnswer();
  });
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status !== 429 || !(wait <= SHORT_WAIT.seconds) || waited >= SHORT_WAIT.times) return response;
  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  return asked(path, waited + 1);
}

/** Saves what an address answers, under this name or the one that it gives; throws what it was refused for, which a plain link would save in its place. */
export async function download(path: string, name?: string): Promise<void> {
  const response = await asked(path);
  if (!response.ok) answerOf('GET', response.status, await response.json().catch(() => null));
  saveFile(await response.blob(), name ?? /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '');
}

/** Saves what is in the page already. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
