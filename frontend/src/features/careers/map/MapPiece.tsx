import { piece } from '../../../design/piece';

/** `TurkeyMap`, loaded where it is shown. */
export const MapPiece = piece(() => import('./TurkeyMap').then((file) => file.TurkeyMap));
