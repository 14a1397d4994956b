import type { Job } from '@contracts/jobs';
import { lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { WhyHidden } from '../../features/appeals/components/WhyHidden';
import { isOverList } from '../../features/careers/listing/fromList';
import { JobModal } from '../../features/careers/listing/JobModal';
import { JobPage } from '../../features/careers/listing/JobPage';
import { CareersPage } from '../../features/careers/pages/CareersPage';
import { NewJob } from '../../features/careers/writing/NewJob';
import { RequireMember } from './Entrance';
import { JobReport } from './JobReport';

const DeskPage = lazy(() => import('../../features/careers/desk/DeskPage').then((file) => ({ default: file.DeskPage })));
const OwnApplications = lazy(() => import('../../features/careers/own/OwnApplications').then((file) => ({ default: file.OwnApplications })));

const CREATE = 'create';
const parts = {
  report: (job: Job) => <JobReport job={job} />,
  whyHidden: ({ id }: Job) => <WhyHidden type="job_listing" id={id} />,
};

/** The list stays below what is opened from it: a listing at its own address, or the form of a new one. Beside them, what members alone see. */
export function CareerRoute() {
  const { id } = useParams();
  const { state } = useLocation();
  if (id === 'desk' || id === 'applications') return <RequireMember>{id === 'desk' ? <DeskPage /> : <OwnApplications />}</RequireMember>;
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
