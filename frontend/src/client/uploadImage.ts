import { IMAGE_PATH, type UploadedImage } from '@contracts/writing';
import { upload } from './upload';

/** Sends a picture for a text and tells how much of it has left, from 0 to 1. */
export const uploadImage = (file: File, onProgress: (share: number) => void): Promise<UploadedImage> => upload(IMAGE_PATH, 'image', file, { onProgress });
