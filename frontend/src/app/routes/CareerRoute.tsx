import { Route, Routes } from 'react-router-dom';
import { CareersPage } from '../../features/careers/pages/CareersPage';
import { NotFoundPage } from './DeadEnds';

/** Every address of careers, in one piece, so that the first load of the app names one. */
export const CareerRoute = () => (
  <Routes>
    <Route index Component={CareersPage} />
    <Route path="*" Component={NotFoundPage} />
  </Routes>
);
