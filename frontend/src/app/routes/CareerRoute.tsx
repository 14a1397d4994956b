import type { Job } from '@contracts/jobs';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { WhyHidden } from '../../features/appeals/components/WhyHidden';
import { isOverList } from '../../features/careers/listing/fromList';
import { JobModal } from '../../features/careers/listing/JobModal';
import { JobPage } from '../../features/careers/listing/JobPage';
import { CareersPage } from '../../features/careers/pages/CareersPage';
import { NewJob } from '../../features/careers/writing/NewJob';
import { NotFoundPage } from './DeadEnds';
import { JobReport } from './JobReport';

/** Every address of careers, in one piece, so that the first load of the app names one. */
export const CareerRoute = () => (
  <Routes>
    <Route path=":id?" Component={ListOrJob} />
    <Route path="*" Component={NotFoundPage} />
  </Routes>
);

const CREATE = 'create';
const parts = {
  report: (job: Job) => <JobReport job={job} />,
  whyHidden: ({ id }: Job) => <WhyHidden type="job_listing" id={id} />,
};

/** The list stays below what is opened from it: a listing at its own address, or the form of a new one. */
function ListOrJob() {
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
