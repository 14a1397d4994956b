import { useLocation, useParams } from 'react-router-dom';
import { isOverList } from '../../features/careers/listing/fromList';
import { JobModal } from '../../features/careers/listing/JobModal';
import { JobPage } from '../../features/careers/listing/JobPage';
import { CareersPage } from '../../features/careers/pages/CareersPage';
import { NewJob } from '../../features/careers/writing/NewJob';

const CREATE = 'create';
const parts = { report: () => null, whyHidden: () => null };

/** The list stays below what is opened from it: a listing at its own address, or the form of a new one. */
export function CareerRoute() {
  const { id } = useParams();
  const { state } = useLocation();
  const isJob = id !== undefined && id !== CREATE;
  if (isJob && !isOverList(state)) return <JobPage key={id} id={id} {...parts} />;
  return (
    <>
      <CareersPage />
      {id === CREATE && <NewJob />}
      {isJob && <JobModal id={id} {...parts} />}
    </>
  );
}
