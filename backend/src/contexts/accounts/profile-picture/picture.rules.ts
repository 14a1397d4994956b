import { PICTURE_PATH } from '../../../../contracts/profile-files.js';

/** A decision may be taken back, and a page that is open still shows the picture that was replaced. */
const KEPT_DAYS = 7;

/** When a picture that is not wanted since `at` may go. */
export const unwantedUntil = (at: string): string => new Date(Date.parse(at) + KEPT_DAYS * 24 * 60 * 60_000).toISOString();
export const addressOf = (pictureId: string): string => `${PICTURE_PATH}/${pictureId}`;
export const pictureIdIn = (address: string): string => address.slice(PICTURE_PATH.length + 1);
