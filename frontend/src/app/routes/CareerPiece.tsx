import { lazy } from 'react';

const CareerRoute = lazy(() => import('./CareerRoute').then((file) => ({ default: file.CareerRoute })));

/** The pages of careers behind one more step: the entry of the app names this file alone, and not all that they are made of. */
export const CareerPiece = () => <CareerRoute />;
