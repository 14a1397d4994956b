import { piece } from '../../../design/piece';

/** A map, loaded where it is shown. */
export const MapPiece = piece(() => import('./PlaceMap').then((file) => file.PlaceMap));
