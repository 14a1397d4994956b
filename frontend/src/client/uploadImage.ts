import type { Success } from '@contracts/envelope';
import { IMAGE_PATH, type UploadedImage } from '@contracts/writing';
import { newKey } from './actionKey';
import { noAnswer } from './apiError';
import { answerOf } from './http';

/** Sends a picture for a text and tells how much of it has left, from 0 to 1. Only XMLHttpRequest tells that. */
export function uploadImage(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
  const form = new FormData();
  form.append('image', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', IMAGE_PATH);
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', newKey());
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(noAnswer());
    request.onload = () => {
      try {
        resolve(answerOf<Success<UploadedImage>>('POST', request.status, request.response).data);
      } catch (error) {
        reject(error);
      }
    };
    request.send(form);
  });
}
