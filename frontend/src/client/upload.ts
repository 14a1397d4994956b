import type { Success } from '@contracts/envelope';
import { newKey } from './actionKey';
import { noAnswer } from './apiError';
import { answerOf } from './http';

interface Options {
  /** How much of it has left, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one file as a form. Only XMLHttpRequest tells how much of it has left. */
export function upload<Kept>(path: string, field: string, file: File, { onProgress, signal }: Options): Promise<Kept> {
  const form = new FormData();
  form.append(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', newKey());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(signal?.reason);
    request.onload = () => {
      try {
        resolve(answerOf<Success<Kept>>('POST', request.status, request.response).data);
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
